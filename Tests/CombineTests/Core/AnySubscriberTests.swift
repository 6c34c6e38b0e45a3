import Combine
import Testing

@Suite struct AnySubscriberTests {
  @Test func wrapsASubscriber() {
    let recorder: Recorder<Int, TestError> = Recorder()
    let subscriber: AnySubscriber<Int, TestError> = AnySubscriber(recorder)
    #expect(subscriber.combineIdentifier == recorder.combineIdentifier)
    [1, 2].publisher.setFailureType(to: TestError.self).subscribe(subscriber)
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }

  @Test func callsClosures() {
    var events: [String] = []
    let subscriber: AnySubscriber<Int, Never> = AnySubscriber(
      receiveSubscription: { subscription in
        events.append("subscription")
        subscription.request(.max(1))
      },
      receiveValue: { value in
        events.append("\(value)")
        return value < 3 ? .max(1) : .none
      },
      receiveCompletion: { _ in events.append("completion") })
    [1, 2, 3].publisher.subscribe(subscriber)
    #expect(events == ["subscription", "1", "2", "3", "completion"])
  }

  @Test func passesOnToASubject() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let recorder: Recorder<Int, Never> = subject.record()
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }
}
