import Combine
import Testing

@Suite struct HandleEventsTests {
  @Test func callsClosuresBeforeEventsPass() {
    let probe: Probe<Int, TestError> = Probe()
    var events: [String] = []
    let recorder: Recorder<Int, TestError> = Recorder(demand: .max(1))
    recorder.onValue = { value in
      events.append("downstream \(value)")
      return .max(2)
    }
    probe.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("output \($0)") },
      receiveCompletion: { _ in events.append("completion") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("request \($0)") }
    ).subscribe(recorder)
    #expect(probe.send(1) == .max(2))
    probe.send(completion: .failure(.first))
    #expect(
      events == [
        "subscription", "request max(1)", "output 1", "downstream 1", "request max(2)",
        "completion",
      ])
    recorder.cancel()
    #expect(!events.contains("cancel"))
  }

  @Test func tellsOfCancelling() {
    let probe: Probe<Int, Never> = Probe()
    var count: Int = 0
    let recorder: Recorder<Int, Never> =
      probe.handleEvents(receiveCancel: { count += 1 }).record()
    recorder.cancel()
    recorder.cancel()
    #expect(count == 1)
    #expect(probe.cancellations == 1)
  }
}
