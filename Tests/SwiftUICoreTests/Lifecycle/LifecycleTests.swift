import Testing

@testable import SwiftUICore

private struct Host<Value, Content: View>: View {
  let source: Source<Value>
  @ViewBuilder let content: (Value) -> Content
  var body: some View { content(source.value) }
}

extension View {
  fileprivate func logged(_ name: String, _ log: Log) -> some View {
    onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
  }
}

@MainActor
@Suite struct LifecycleTests {
  @Test func innerViewsAppearAndDisappearFirst() {
    let log = Log()
    let source = Source(true)
    let window = HeadlessWindow(
      Host(source: source) { isOn in
        if isOn {
          VStack {
            Shown("a").logged("a", log)
            Shown("b").logged("b", log)
          }.logged("stack", log)
        }
      })
    #expect(log.take() == ["+a", "+b", "+stack"])
    source.value = false
    window.flush()
    #expect(log.take() == ["-a", "-b", "-stack"])
  }

  @Test func viewsAreInTheTreeWhenTheyAppear() {
    let log = Log()
    let source = Source(false)
    var window: HeadlessWindow<Host<Bool, Shown?>>?
    window = HeadlessWindow(Host(source: source) { $0 ? Shown("new") : nil })
    let shown = HeadlessWindow(
      Host(source: source) { isOn in
        if isOn { Shown("x").onAppear { log(window?.shown.joined() ?? "") } }
      })
    source.value = true
    window?.flush()
    shown.flush()
    #expect(log.take() == ["new"])
  }

  @Test func unmountingAWindowTellsItsViews() {
    let log = Log()
    let window = HeadlessWindow(Shown("a").logged("a", log))
    window.unmount()
    window.unmount()
    #expect(log.take() == ["+a", "-a"])
  }

  @Test func onChangeTellsOldAndNewOnlyForChanges() {
    let log = Log()
    let source = Source(1)
    let window = HeadlessWindow(
      Host(source: source) { value in
        Shown("\(value)")
          .onChange(of: value) { log("\($0)>\($1)") }
          .onChange(of: value / 2) { log("half") }
      })
    #expect(log.take() == [])
    source.value = 2
    window.flush()
    #expect(log.take() == ["1>2", "half"])
    source.value = 3
    window.flush()
    #expect(log.take() == ["2>3"])
  }

  @Test func onChangeWithInitialRunsAtOnce() {
    let log = Log()
    let source = Source(1)
    let window = HeadlessWindow(
      Host(source: source) { value in
        Shown("\(value)")
          .onChange(of: value, initial: true) { log("\($0)>\($1)") }
          .onChange(of: value, initial: true) { log("plain") }
      })
    #expect(log.take() == ["1>1", "plain"])
    source.value = 2
    window.flush()
    #expect(log.take() == ["1>2", "plain"])
  }

  @available(*, deprecated)
  @Test func theOlderOnChangeCapturesWhatWasBefore() {
    let log = Log()
    let source = Source(1)
    let window = HeadlessWindow(
      Host(source: source) { value in
        Shown("\(value)").onChange(of: value) { [value] new in log("\(value)>\(new)") }
      })
    source.value = 5
    window.flush()
    #expect(log.take() == ["1>5"])
  }

  @Test func aValueThatComesBackBeforeTheUpdateIsNoChange() {
    let log = Log()
    let source = Source(1)
    let window = HeadlessWindow(
      Host(source: source) { value in Shown("").onChange(of: value) { log("changed") } })
    source.value = 2
    source.value = 1
    window.flush()
    #expect(log.take() == [])
  }

  @Test func aChangeInOnChangeIsServedInTheNextUpdate() {
    let first = Source(0)
    let second = Source(0)
    let window = HeadlessWindow(
      VStack {
        Host(source: first) { value in
          Shown("\(value)").onChange(of: value) { second.value = value * 10 }
        }
        Host(source: second) { Shown("\($0)") }
      })
    first.value = 4
    window.flush()
    window.flush()
    #expect(window.shown == ["4", "40"])
  }

  @Test func onReceiveFollowsThePublisher() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let source = Source(true)
    let window = HeadlessWindow(
      Host(source: source) { isOn in
        if isOn { Shown("").onReceive(subject) { log("\($0)") } }
      })
    subject.send(1)
    subject.send(2)
    window.flush()
    #expect(log.take() == ["1", "2"])
    subject.send(3)
    source.value = false
    window.flush()
    subject.send(4)
    window.flush()
    #expect(log.take() == ["3"])
  }

  @Test func onReceiveSubscribesOnceForOnePublisher() {
    let log = Log()
    let subject = CurrentValueSubject<Int, Never>(7)
    let other = CurrentValueSubject<Int, Never>(8)
    let source = Source(0)
    let window = HeadlessWindow(
      Host(source: source) { value in
        Shown("\(value)").onReceive(value < 2 ? subject : other) { log("\(value):\($0)") }
      })
    window.flush()
    #expect(log.take() == ["0:7"])
    source.value = 1
    window.flush()
    subject.send(9)
    window.flush()
    #expect(log.take() == ["1:9"])
    source.value = 2
    window.flush()
    window.flush()
    subject.send(10)
    window.flush()
    #expect(log.take() == ["2:8"])
  }

  @Test func onReceiveFromAnotherThreadArrivesOnTheMainActor() async {
    let log = Log()
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let window = HeadlessWindow(
      Shown("").onReceive(subject) { value in
        MainActor.assertIsolated()
        log("\(value)")
      })
    await Task.detached { for value in 1...3 { subject.send(value) } }.value
    #expect(await eventually { log.entries.count == 3 })
    #expect(log.take() == ["1", "2", "3"])
    window.unmount()
  }
}
