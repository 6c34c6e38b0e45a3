import Combine
import Testing

@Suite struct PassthroughSubjectTests {
  @Test func sendsToAllSubscribersInOrder() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    var events: [String] = []
    let first: AnyCancellable = subject.sink { events.append("first \($0)") }
    let second: AnyCancellable = subject.sink { events.append("second \($0)") }
    subject.send(1)
    #expect(events == ["first 1", "second 1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func keepsNothingForLaterSubscribers() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    subject.send(1)
    #expect(subject.record().values.isEmpty)
  }

  @Test func dropsWhatNobodyAskedFor() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let recorder: Recorder<Int, Never> = subject.record(demand: .max(1))
    subject.send(1)
    subject.send(2)
    recorder.request(.max(1))
    subject.send(3)
    subject.send(4)
    #expect(recorder.values == [1, 3])
  }

  @Test func addsTheAnswerToTheDemand() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let recorder: Recorder<Int, Never> = subject.record(demand: .max(1))
    recorder.onValue = { $0 == 1 ? .max(2) : .none }
    for value in 1...5 {
      subject.send(value)
    }
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func sendsNothingAfterTheEnd() {
    let subject: PassthroughSubject<Int, TestError> = PassthroughSubject()
    let recorder: Recorder<Int, TestError> = subject.record()
    subject.send(completion: .failure(.first))
    subject.send(completion: .finished)
    subject.send(1)
    #expect(recorder.values.isEmpty)
    #expect(recorder.error == .first)
  }

  @Test func tellsLateSubscribersOfTheEnd() {
    let subject: PassthroughSubject<Int, TestError> = PassthroughSubject()
    subject.send(completion: .failure(.second))
    let recorder: Recorder<Int, TestError> = subject.record(demand: .none)
    #expect(recorder.subscription != nil)
    #expect(recorder.error == .second)
  }

  @Test func canSendWhileItSends() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    var values: [Int] = []
    let cancellable: AnyCancellable = subject.sink { value in
      values.append(value)
      if value < 3 {
        subject.send(value + 1)
      }
    }
    subject.send(1)
    #expect(values == [1, 2, 3])
    withExtendedLifetime(cancellable) {}
  }

  @Test func skipsSubscribersCancelledWhileItSends() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let later: Recorder<Int, Never> = Recorder()
    let cancellable: AnyCancellable = subject.sink { _ in later.cancel() }
    subject.subscribe(later)
    subject.send(1)
    #expect(later.values.isEmpty)
    withExtendedLifetime(cancellable) {}
  }

  @Test func skipsSubscribersThatComeWhileItSends() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let late: Recorder<Int, Never> = Recorder()
    var cancellable: AnyCancellable?
    cancellable = subject.sink { value in
      if value == 1 {
        subject.subscribe(late)
      }
    }
    subject.send(1)
    subject.send(2)
    #expect(late.values == [2])
    cancellable?.cancel()
  }

  @Test func asksUpstreamOnceSomeoneAsks() {
    let probe: Probe<Int, Never> = Probe()
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let cancellable: AnyCancellable = probe.subscribe(subject)
    #expect(probe.requests.isEmpty)
    let recorder: Recorder<Int, Never> = subject.record(demand: .max(1))
    #expect(probe.requests == [.unlimited])
    probe.send(1)
    probe.send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
    withExtendedLifetime(cancellable) {}
  }

  @Test func cancellingTheUpstreamSubscriptionStopsIt() {
    let probe: Probe<Int, Never> = Probe()
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let cancellable: AnyCancellable = probe.subscribe(subject)
    cancellable.cancel()
    #expect(probe.cancellations == 1)
  }

  @Test func isReleasedWithItsSubscribers() {
    weak var weakSubject: PassthroughSubject<Int, Never>?
    weak var weakRecorder: Recorder<Int, Never>?
    do {
      let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
      let recorder: Recorder<Int, Never> = subject.record()
      weakSubject = subject
      weakRecorder = recorder
      subject.send(1)
      #expect(recorder.values == [1])
    }
    #expect(weakSubject == nil)
    #expect(weakRecorder?.subscription == nil)
  }

  @Test func voidNeedsNoArgument() {
    let subject: PassthroughSubject<Void, Never> = PassthroughSubject()
    let recorder: Recorder<Void, Never> = subject.record()
    subject.send()
    #expect(recorder.values.count == 1)
  }
}
