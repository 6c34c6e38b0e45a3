#if GTK
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUIIntrospect

/// What happened to one view, in order.
@MainActor
private final class Events {
  var all: [String] = []
  var set: ((Int) -> Void)?
  weak var entry: Entry?
}

private struct Counter: View {
  let events: Events
  @State private var count = 0

  var body: some View {
    let _ = events.set = { count = $0 }
    if count >= 0 {
      TextField("Name", text: .constant("\(count)"))
        .introspect(.textField, on: .gtk(.v4)) { [count] entry in
          events.entry = entry
          let place: String = entry.root is GTK.Window ? "in a window" : "nowhere"
          events.all.append("\(count): \(entry.text) \(place)")
        }
        .onAppear { events.all.append("appear") }
        .task { events.all.append("task") }
        .onDisappear { events.all.append("disappear") }
    }
  }
}

/// Changes its state in the closure.
private struct Setter: View {
  let events: Events
  @State private var width = 0

  var body: some View {
    let _ = events.all.append("body \(width)")
    VStack {
      TextField("Name", text: .constant("text"))
        .introspect(.textField, on: .gtk(.v4)) { entry in
          events.all.append("closure")
          width = entry.maxLength + 7
        }
      Text(verbatim: "Width \(width)")
    }
  }
}

@MainActor
@Suite("When the closure is called", .gtk)
struct ClosureTests {
  private let events = Events()

  @Test("Once the widget is in its window, before the view's task; again with each update")
  func order() async throws {
    try await onDisplay(Counter(events: events)) { _ in
      #expect(await pump { events.all.contains("task") })
      #expect(events.all == ["appear", "0: 0 in a window", "task"])
      events.all = []
      events.set?(1)
      #expect(await pump { !events.all.isEmpty })
      #expect(events.all == ["1: 1 in a window"])
    }
  }

  @Test("Never after the view has gone, though its state changes in the turn in which it goes")
  func removal() async throws {
    try await onDisplay(Counter(events: events)) { window in
      events.all = []
      events.set?(5)
      events.set?(-1)
      #expect(await pump { events.all.contains("disappear") })
      await waitForFrame(of: window)
      #expect(events.all == ["disappear"])
    }
  }

  @Test("Never after the window has closed; nothing keeps the widget")
  func closing() async throws {
    try await onDisplay(Counter(events: events)) { _ in
      #expect(events.entry != nil)
      events.all = []
    }
    #expect(await pump { events.entry == nil })
    #expect(events.all == ["disappear"])
  }

  @Test("State that it changes takes effect on the next turn, and does not loop")
  func stateChange() async throws {
    try await onDisplay(Setter(events: events)) { window in
      #expect(await pump { window.labelTexts.contains("Width 7") })
      for _ in 0..<3 { await waitForFrame(of: window) }
      #expect(events.all == ["body 0", "closure", "body 7", "closure"])
    }
  }

  @Test("A view that comes back hands over its new widget")
  func comingBack() async throws {
    try await onDisplay(Counter(events: events)) { _ in
      let first = events.entry.map { ObjectIdentifier($0) }
      #expect(first != nil)
      events.set?(-1)
      #expect(await pump { events.all.contains("disappear") })
      events.all = []
      events.set?(2)
      #expect(await pump { events.all.contains("task") })
      #expect(events.all == ["appear", "2: 2 in a window", "task"])
      #expect(events.entry?.text == "2")
    }
  }
}
#endif
