import Testing

@testable import SwiftUICore

private struct Host<Value, Content: View>: View {
  let source: Source<Value>
  @ViewBuilder let content: (Value) -> Content
  var body: some View { content(source.value) }
}

/// Shows the number that its state was made with: another one is another identity.
private struct Stamp: View {
  let log: Log
  @State private var stamp: Int
  private let name: String

  @MainActor final class Counter {
    private var last = 0
    func next() -> Int {
      last += 1
      return last
    }
  }

  init(_ name: String, _ counter: Counter, _ log: Log = Log()) {
    self.name = name
    self.log = log
    _stamp = State(initialValue: counter.next())
  }

  var body: some View {
    let _ = log(name)
    Shown("\(name)\(stamp)")
  }
}

@MainActor
@Suite struct IdentityTests {
  @Test func anotherIDIsAnotherView() {
    let counter = Stamp.Counter()
    let log = Log()
    let source = Source(1)
    let window = HeadlessWindow(
      Host(source: source) { value in
        Stamp("s", counter)
          .onAppear { log("+\(value)") }
          .onDisappear { log("-\(value)") }
          .id(value / 2)
      })
    #expect(window.shown == ["s1"])
    source.value = 2
    window.flush()
    #expect(window.shown == ["s2"])
    #expect(log.take() == ["+1", "-1", "+2"])
    source.value = 3
    window.flush()
    #expect(window.shown == ["s2"])
  }

  @Test func movedAndRemainingElementsKeepTheirState() {
    let counter = Stamp.Counter()
    let source = Source(["a", "b", "c"])
    let window = HeadlessWindow(
      Host(source: source) { names in
        ForEach(names, id: \.self) { Stamp($0, counter) }
      })
    #expect(window.shown == ["a1", "b2", "c3"])
    source.value = ["c", "x", "a"]
    window.flush()
    let shown: [String] = window.shown
    #expect(shown.first == "c3")
    #expect(shown.last == "a1")
    source.value = ["b", "c"]
    window.flush()
    #expect(window.shown.first != "b2")
    #expect(window.shown.last == "c3")
  }

  @Test func theOtherBranchHasStateOfItsOwn() {
    let counter = Stamp.Counter()
    let source = Source(true)
    let window = HeadlessWindow(
      Host(source: source) { isOn in
        if isOn { Stamp("s", counter) } else { Stamp("s", counter) }
      })
    #expect(window.shown == ["s1"])
    source.value = false
    window.flush()
    #expect(window.shown == ["s2"])
    source.value = true
    window.flush()
    #expect(window.shown == ["s3"])
  }

  @Test func anotherTypeInAnAnyViewIsAnotherView() {
    let counter = Stamp.Counter()
    let source = Source(0)
    let window = HeadlessWindow(
      Host(source: source) { value in
        value == 1 ? AnyView(Shown("other")) : AnyView(Stamp("s", counter))
      })
    source.value = 2
    window.flush()
    #expect(window.shown == ["s1"])
    source.value = 1
    window.flush()
    source.value = 2
    window.flush()
    #expect(window.shown == ["s3"])
  }

  private struct ByName: View, Equatable {
    let name: String
    let log: Log
    var body: some View {
      let _ = log(name)
      Shown(name)
    }
    nonisolated static func == (a: ByName, b: ByName) -> Bool { a.name == b.name }
  }

  @Test func equatableViewsAreUpdatedOnlyWhenTheyDiffer() {
    let log = Log()
    let source = Source(1)
    let window = HeadlessWindow(
      Host(source: source) { value in
        ByName(name: "n\(value / 2)", log: value == 2 ? Log() : log).equatable()
      })
    source.value = 0
    window.flush()
    #expect(log.take() == ["n0"])
    source.value = 3
    window.flush()
    #expect(log.take() == ["n1"])
    #expect(window.shown == ["n1"])
  }

  @Test func mountingAThousandTimesLeavesNothing() {
    let counter = Stamp.Counter()
    let source = Source(0)
    let window = HeadlessWindow(
      Host(source: source) { value in
        Stamp("s", counter).lineLimit(value).onAppear {}.onDisappear {}.id(value)
      })
    let alive: Int = window.graph.counters.nodesMade - window.graph.counters.nodesFreed
    for value in 1...1000 {
      source.value = value
      window.flush()
    }
    #expect(window.graph.counters.nodesMade - window.graph.counters.nodesFreed == alive)
    #expect(window.container.descendants.count == 1)
    window.unmount()
    #expect(window.graph.counters.nodesMade == window.graph.counters.nodesFreed)
  }
}
