import Combine
import Testing

@Suite struct CurrentValueSubjectTests {
  @Test func startsWithItsValue() {
    let subject: CurrentValueSubject<Int, Never> = CurrentValueSubject(1)
    let recorder: Recorder<Int, Never> = subject.record()
    subject.send(2)
    subject.value = 3
    #expect(recorder.values == [1, 2, 3])
    #expect(subject.value == 3)
    #expect(subject.record().values == [3])
  }

  @Test func hasItsNewValueWhenItSends() {
    let subject: CurrentValueSubject<Int, Never> = CurrentValueSubject(1)
    var seen: [Int] = []
    let cancellable: AnyCancellable = subject.sink { _ in seen.append(subject.value) }
    subject.send(2)
    #expect(seen == [1, 2])
    withExtendedLifetime(cancellable) {}
  }

  @Test func waitsUntilItIsAsked() {
    let subject: CurrentValueSubject<Int, Never> = CurrentValueSubject(1)
    let recorder: Recorder<Int, Never> = subject.record(demand: .none)
    #expect(recorder.values.isEmpty)
    subject.send(2)
    recorder.request(.max(1))
    #expect(recorder.values == [2])
  }

  @Test func slowSubscribersGetTheLatestValueOnce() {
    let subject: CurrentValueSubject<Int, Never> = CurrentValueSubject(0)
    let recorder: Recorder<Int, Never> = subject.record(demand: .max(2))
    subject.send(1)
    subject.send(2)
    subject.send(3)
    #expect(recorder.values == [0, 1])
    recorder.request(.max(10))
    #expect(recorder.values == [0, 1, 3])
    subject.send(4)
    #expect(recorder.values == [0, 1, 3, 4])
  }

  @Test func deliversWhatCameWhileTheSubscriberWasBusy() {
    let subject: CurrentValueSubject<Int, Never> = CurrentValueSubject(0)
    let recorder: Recorder<Int, Never> = subject.record(demand: .max(1))
    recorder.onValue = { value in
      if value == 1 {
        subject.send(2)
      }
      return .max(1)
    }
    recorder.request(.max(1))
    subject.send(1)
    #expect(recorder.values == [0, 1, 2])
  }

  @Test func keepsItsLastValueAfterTheEnd() {
    let subject: CurrentValueSubject<Int, TestError> = CurrentValueSubject(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
    let recorder: Recorder<Int, TestError> = subject.record()
    #expect(recorder.values.isEmpty)
    #expect(recorder.isFinished)
  }

  @Test func asksUpstreamForUnlimitedValues() {
    let probe: Probe<Int, Never> = Probe()
    let subject: CurrentValueSubject<Int, Never> = CurrentValueSubject(0)
    let cancellable: AnyCancellable = probe.subscribe(subject)
    #expect(probe.requests == [.unlimited])
    probe.send(5)
    #expect(subject.value == 5)
    withExtendedLifetime(cancellable) {}
  }

  @Test func deliversItsLastValueWhenItIsGone() {
    weak var weakRecorder: Recorder<Int, Never>?
    do {
      let recorder: Recorder<Int, Never> = CurrentValueSubject(1).record(demand: .none)
      weakRecorder = recorder
      recorder.request(.max(2))
      #expect(recorder.values == [1])
    }
    #expect(weakRecorder == nil)
  }

  @Test func letsGoOfOldValues() {
    weak var weakValue: Recorder<Int, Never>?
    let subject: CurrentValueSubject<Recorder<Int, Never>?, Never>
    do {
      let value: Recorder<Int, Never> = Recorder()
      weakValue = value
      subject = CurrentValueSubject(value)
    }
    #expect(weakValue != nil)
    subject.send(nil)
    #expect(weakValue == nil)
  }

  @Test func aValueMayUseTheSubjectWhenItIsReleased() {
    final class Releasing {
      weak var subject: CurrentValueSubject<Releasing?, Never>?
      var seen: (Bool) -> Void = { _ in }

      deinit {
        seen(subject?.value == nil)
      }
    }
    var wasEmpty: Bool?
    let subject: CurrentValueSubject<Releasing?, Never> = CurrentValueSubject(nil)
    do {
      let value: Releasing = Releasing()
      value.subject = subject
      value.seen = { wasEmpty = $0 }
      subject.send(value)
    }
    subject.send(nil)
    #expect(wasEmpty == true)
  }
}
