import Combine
import Testing

@Suite struct ScanTests {
  @Test func sendsEachPartialResult() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let scan: Publishers.Scan<PassthroughSubject<Int, Never>, Int> = subject.scan(10, +)
    let first: Recorder<Int, Never> = scan.record()
    subject.send(1)
    let second: Recorder<Int, Never> = scan.record()
    subject.send(2)
    #expect(first.values == [11, 13])
    #expect(second.values == [12], "Each subscriber starts anew")
  }

  @Test func failsWithTheErrorThrown() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, any Error> = probe.tryScan(0) { sum, value in
      if value < 0 { throw TestError.second }
      return sum + value
    }.record()
    [1, 2, -1, 3].forEach { _ = probe.send($0) }
    #expect(recorder.values == [1, 3])
    #expect(recorder.error == .second)
    #expect(probe.cancellations == 1)
  }
}
