import Combine
import Dispatch
import Testing

@Suite struct ReceiveOnTests {
  @Test func handsOverOnTheScheduler() {
    let probe: Probe<Int, Never> = Probe()
    let scheduler: VirtualScheduler = VirtualScheduler()
    let recorder: Recorder<Int, Never> = probe.receive(on: scheduler).record(demand: .max(2))
    #expect(recorder.subscription != nil, "The subscription comes at once")
    #expect(probe.requests == [.max(2)])
    recorder.onValue = { _ in .max(3) }
    #expect(probe.send(1) == .none)
    probe.send(completion: .finished)
    #expect(recorder.values.isEmpty)
    scheduler.advance()
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func demandGoesUpstreamLater() {
    let probe: Probe<Int, Never> = Probe()
    let scheduler: VirtualScheduler = VirtualScheduler()
    let recorder: Recorder<Int, Never> = probe.receive(on: scheduler).record(demand: .max(1))
    recorder.onValue = { _ in .max(3) }
    probe.send(1)
    scheduler.advance()
    #expect(probe.requests == [.max(1), .max(3)])
  }

  @Test func nothingComesAfterCancelling() {
    let probe: Probe<Int, Never> = Probe()
    let scheduler: VirtualScheduler = VirtualScheduler()
    let recorder: Recorder<Int, Never> = probe.receive(on: scheduler).record()
    probe.send(1)
    recorder.cancel()
    scheduler.advance()
    #expect(recorder.values.isEmpty)
    #expect(probe.cancellations == 1)
  }

  @Test func keepsTheOrderOnAConcurrentQueue() async {
    let values: [Int] = await withCheckedContinuation { continuation in
      var values: [Int] = []
      (0..<1_000).publisher.receive(on: DispatchQueue.global()).subscribe(
        Subscribers.Sink<Int, Never>(
          receiveCompletion: { _ in continuation.resume(returning: values) },
          receiveValue: { values.append($0) }))
    }
    #expect(values == Array(0..<1_000))
  }

  @Test func worksOnASchedulerThatDoesNotWait() {
    let recorder: Recorder<Int, Never> =
      [1, 2, 3].publisher.receive(on: ImmediateScheduler.shared).record()
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.isFinished)
  }
}
