import Combine
import Testing

private final class Output: TextOutputStream {
  private(set) var text: String = ""

  func write(_ string: String) {
    text += string
  }
}

@Suite struct PrintTests {
  @Test func printsAllEvents() {
    let output: Output = Output()
    let recorder: Recorder<Int, Never> = Recorder(demand: .max(1))
    recorder.onValue = { $0 == 1 ? .max(2) : .unlimited }
    [1, 2].publisher.print("test", to: output).subscribe(recorder)
    #expect(
      output.text == """
        test: receive subscription: (Sequence)
        test: request max: (1)
        test: receive value: (1)
        test: request max: (2) (synchronous)
        test: receive value: (2)
        test: request unlimited (synchronous)
        test: receive finished

        """)
  }

  @Test func printsErrorsAndCancelling() {
    let output: Output = Output()
    let probe: Probe<Int, TestError> = Probe()
    let failing: Recorder<Int, TestError> = probe.print(to: output).record(demand: .unlimited)
    probe.send(completion: .failure(.first))
    #expect(failing.error == .first)
    #expect(output.text.hasSuffix("request unlimited\nreceive error: (first)\n"))
    probe.print(to: output).record().cancel()
    #expect(output.text.hasSuffix("receive cancel\n"))
  }
}
