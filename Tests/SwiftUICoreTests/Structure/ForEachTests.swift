import Testing

@testable import SwiftUICore

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// Shows what it was first given, which is its own for as long as it lives.
private struct Stamp: View {
  @State private var first: String
  init(_ name: String) { _first = State(initialValue: name) }
  var body: some View { Shown(first) }
}

private struct Host<Value, Content: View>: View {
  let source: Source<Value>
  @ViewBuilder let content: (Value) -> Content
  var body: some View { content(source.value) }
}

private struct Editor: View {
  @Binding var items: [Item]
  let keep: (Binding<Item>) -> Void

  var body: some View {
    ForEach($items) { $item in
      let _ = keep($item)
      Shown(item.name)
    }
  }
}

@MainActor
@Suite("ForEach")
struct ForEachTests {
  private static let message =
    "ForEach: the ID 1 occurs more than once in the collection; "
    + "each element needs an identifier of its own."

  @Test("Elements with the same identifier are all shown, and reported once")
  func duplicates() {
    let source = Source([Item(id: 1, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "c")])
    let messages = Messages()
    Diagnostics.capturing({ messages.append($0) }) {
      let window = HeadlessWindow(
        Host(source: source) { items in ForEach(items) { Shown($0.name) } })
      #expect(window.shown == ["a", "b", "c"])
      source.value.append(Item(id: 1, name: "d"))
      window.flush()
      #expect(window.shown == ["a", "b", "c", "d"])
      source.value.removeFirst()
      window.flush()
      #expect(window.shown == ["b", "c", "d"])
    }
    #expect(messages.all == [Self.message])
  }

  @Test("Their state goes by which of the equal ones it is")
  func stateOfDuplicates() {
    let source = Source([Item(id: 1, name: "a"), Item(id: 1, name: "b")])
    Diagnostics.capturing({ _ in }) {
      let window = HeadlessWindow(
        Host(source: source) { items in ForEach(items) { Stamp($0.name) } })
      #expect(window.shown == ["a", "b"])
      source.value = [Item(id: 1, name: "x")]
      window.flush()
      #expect(window.shown == ["a"])
    }
  }

  @Test("A lazy stack shows and reports them too")
  func lazyDuplicates() {
    let items = [Item(id: 1, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "c")]
    let messages = Messages()
    Diagnostics.capturing({ messages.append($0) }) {
      let window = HeadlessWindow(LazyVStack { ForEach(items) { Shown($0.name) } })
      #expect(window.shown == ["a", "b", "c"])
    }
    #expect(messages.all == [Self.message])
  }

  @Test("A binding to an element that has gone reads its last value and writes nothing")
  func bindingToGoneElement() {
    let source = Source([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
    var kept: [Binding<Item>] = []
    let items = Binding(get: { source.value }, set: { source.value = $0 })
    let window = HeadlessWindow(
      Host(source: source) { _ in Editor(items: items) { kept.append($0) } })
    #expect(window.shown == ["a", "b"])
    let last = kept[1]
    source.value.removeLast()
    window.flush()
    #expect(window.shown == ["a"])
    #expect(last.wrappedValue == Item(id: 2, name: "b"))
    last.wrappedValue.name = "changed"
    #expect(source.value == [Item(id: 1, name: "a")])
    kept[0].wrappedValue.name = "written"
    window.flush()
    #expect(window.shown == ["written"])
  }

  @Test("A range that is empty shows nothing, and can grow")
  func emptyRange() {
    let source = Source(0)
    let window = HeadlessWindow(
      Host(source: source) { count in ForEach(0..<count, id: \.self) { Shown("\($0)") } })
    #expect(window.shown.isEmpty)
    source.value = 2
    window.flush()
    #expect(window.shown == ["0", "1"])
  }
}
