import Combine
import Dispatch
import Testing

@Suite struct MeasureIntervalTests {
  @Test func sendsTheTimeBetweenValues() {
    let probe: Probe<Int, Never> = Probe()
    let scheduler: VirtualScheduler = VirtualScheduler()
    let recorder: Recorder<DispatchQueue.SchedulerTimeType.Stride, Never> =
      probe.measureInterval(using: scheduler).record()
    scheduler.advance(by: .seconds(1))
    probe.send(1)
    scheduler.advance(by: .milliseconds(250))
    probe.send(2)
    #expect(recorder.values == [.seconds(1), .milliseconds(250)])
  }
}
