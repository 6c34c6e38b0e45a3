import Combine
import Testing

@Suite struct DelayTests {
  @Test func handsOverLater() {
    let probe: Probe<Int, TestError> = Probe()
    let scheduler: VirtualScheduler = VirtualScheduler()
    let recorder: Recorder<Int, TestError> =
      probe.delay(for: .seconds(2), scheduler: scheduler).record()
    probe.send(1)
    scheduler.advance(by: .seconds(1))
    probe.send(2)
    probe.send(completion: .failure(.first))
    #expect(recorder.values.isEmpty)
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == [1])
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == [1, 2])
    #expect(recorder.error == .first)
  }
}
