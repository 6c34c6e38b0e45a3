import Combine
import Testing

@Suite struct ShareTests {
  @Test func subscribesOnce() {
    let probe: Probe<Int, Never> = Probe()
    let shared: Publishers.Share<Probe<Int, Never>> = probe.share()
    let first: Recorder<Int, Never> = shared.record()
    let second: Recorder<Int, Never> = shared.record()
    #expect(probe.subscriptions == 1)
    probe.send(1)
    #expect(first.values == [1])
    #expect(second.values == [1])
  }

  @Test func cancelsWithTheLastAndStartsAgain() {
    let probe: Probe<Int, Never> = Probe()
    let shared: Publishers.Share<Probe<Int, Never>> = probe.share()
    let first: Recorder<Int, Never> = shared.record()
    let second: Recorder<Int, Never> = shared.record()
    first.cancel()
    #expect(probe.cancellations == 0)
    second.cancel()
    #expect(probe.cancellations == 1)
    let third: Recorder<Int, Never> = shared.record()
    #expect(probe.subscriptions == 2)
    probe.send(5)
    #expect(third.values == [5])
  }

  @Test func tellsLateSubscribersOfTheEnd() {
    let shared: Publishers.Share<Just<Int>> = Just(1).share()
    #expect(shared.record().values == [1])
    let late: Recorder<Int, Never> = shared.record()
    #expect(late.values.isEmpty)
    #expect(late.isFinished)
  }

  @Test func equalsItselfOnly() {
    let shared: Publishers.Share<Just<Int>> = Just(1).share()
    #expect(shared == shared)
    #expect(shared != Just(1).share())
  }
}
