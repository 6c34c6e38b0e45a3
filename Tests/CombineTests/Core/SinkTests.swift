import Combine
import Testing

@Suite struct SinkTests {
  @Test func asksForUnlimitedValues() {
    let probe: Probe<Int, TestError> = Probe()
    var values: [Int] = []
    var completion: Subscribers.Completion<TestError>?
    let cancellable: AnyCancellable = probe.sink(
      receiveCompletion: { completion = $0 }, receiveValue: { values.append($0) })
    #expect(probe.requests == [.unlimited])
    #expect(probe.send(1) == .none)
    probe.send(2)
    #expect(completion == nil)
    probe.send(completion: .failure(.first))
    #expect(values == [1, 2])
    #expect(completion == .failure(.first))
    withExtendedLifetime(cancellable) {}
  }

  @Test func stopsWhenCancelled() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    var values: [Int] = []
    let cancellable: AnyCancellable = subject.sink { values.append($0) }
    subject.send(1)
    cancellable.cancel()
    subject.send(2)
    #expect(values == [1])
  }

  @Test func stopsWhenReleased() {
    let probe: Probe<Int, Never> = Probe()
    do {
      _ = probe.sink { _ in }
    }
    #expect(probe.cancellations == 1)
  }

  @Test func canBeCancelledByItsOwnClosure() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    var values: [Int] = []
    var cancellable: AnyCancellable?
    cancellable = subject.sink { value in
      values.append(value)
      cancellable?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(values == [1])
  }

  @Test func canBeReleasedByItsOwnClosure() {
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    var values: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    subject.sink { value in
      values.append(value)
      cancellables.removeAll()
    }.store(in: &cancellables)
    subject.send(1)
    subject.send(2)
    #expect(values == [1])
  }

  @Test func releasesItsClosuresAtTheEnd() {
    weak var weakObject: Recorder<Int, Never>?
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let cancellable: AnyCancellable
    do {
      let object: Recorder<Int, Never> = Recorder()
      weakObject = object
      cancellable = subject.sink { _ in object.cancel() }
    }
    #expect(weakObject != nil)
    subject.send(completion: .finished)
    #expect(weakObject == nil)
    withExtendedLifetime(cancellable) {}
  }

  @Test func acceptsOneSubscription() {
    let sink: Subscribers.Sink<Int, Never> = Subscribers.Sink(
      receiveCompletion: { _ in }, receiveValue: { _ in })
    let first: Probe<Int, Never> = Probe()
    let second: Probe<Int, Never> = Probe()
    first.subscribe(sink)
    second.subscribe(sink)
    #expect(first.cancellations == 0)
    #expect(second.cancellations == 1)
  }
}
