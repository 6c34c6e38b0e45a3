import Combine
import Testing

@Suite struct ConnectableTests {
  @Test func multicastWaitsForConnect() {
    let probe: Probe<Int, Never> = Probe()
    var subjects: Int = 0
    let multicast = probe.multicast { () -> PassthroughSubject<Int, Never> in
      subjects += 1
      return PassthroughSubject()
    }
    let first: Recorder<Int, Never> = multicast.record()
    let second: Recorder<Int, Never> = multicast.record()
    #expect(probe.subscriptions == 0)
    let connection: any Cancellable = multicast.connect()
    #expect(probe.subscriptions == 1)
    #expect(subjects == 1)
    probe.send(1)
    #expect(first.values == [1])
    #expect(second.values == [1])
    connection.cancel()
    #expect(probe.cancellations == 1)
  }

  @Test func multicastTakesASubject() {
    let subject: CurrentValueSubject<Int, Never> = CurrentValueSubject(0)
    let multicast = Just(1).multicast(subject: subject)
    let recorder: Recorder<Int, Never> = multicast.record()
    let connection: any Cancellable = multicast.connect()
    #expect(recorder.values == [0, 1])
    connection.cancel()
  }

  @Test func makeConnectableWaitsForConnect() {
    let publisher: Publishers.MakeConnectable<Just<Int>> = Just(1).makeConnectable()
    let recorder: Recorder<Int, Never> = publisher.record()
    #expect(recorder.values.isEmpty)
    let connection: any Cancellable = publisher.connect()
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
    connection.cancel()
  }

  @Test func autoconnectConnectsWithTheFirst() {
    let probe: Probe<Int, Never> = Probe()
    let publisher = probe.makeConnectable().autoconnect()
    #expect(probe.subscriptions == 0)
    let recorder: Recorder<Int, Never> = publisher.record()
    #expect(probe.subscriptions == 1)
    probe.send(1)
    #expect(recorder.values == [1])
    recorder.cancel()
    #expect(probe.cancellations == 1)
  }

  @Test func autoconnectSurvivesCancellingWhileItConnects() {
    let publisher = [1, 2, 3].publisher.makeConnectable().autoconnect()
    let recorder: Recorder<Int, Never> = Recorder()
    recorder.onValue = { _ in
      recorder.cancel()
      return .none
    }
    publisher.subscribe(recorder)
    #expect(recorder.values == [1])
  }
}
