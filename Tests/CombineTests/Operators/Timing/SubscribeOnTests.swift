import Combine
import Testing

@Suite struct SubscribeOnTests {
  @Test func subscribesAsksAndCancelsOnTheScheduler() {
    let probe: Probe<Int, Never> = Probe()
    let scheduler: VirtualScheduler = VirtualScheduler()
    let recorder: Recorder<Int, Never> = probe.subscribe(on: scheduler).record(demand: .max(1))
    #expect(probe.subscriptions == 0)
    scheduler.advance()
    #expect(probe.subscriptions == 1)
    #expect(probe.requests == [.max(1)])
    recorder.onValue = { _ in .max(2) }
    #expect(probe.send(1) == .max(2), "Values come where the publisher sends them")
    recorder.request(.max(5))
    #expect(probe.requests == [.max(1)])
    scheduler.advance()
    #expect(probe.requests == [.max(1), .max(5)])
    recorder.cancel()
    #expect(probe.cancellations == 0)
    scheduler.advance()
    #expect(probe.cancellations == 1)
  }
}
