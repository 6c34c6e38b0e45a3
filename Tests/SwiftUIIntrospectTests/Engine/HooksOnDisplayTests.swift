#if GTK
import GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

@MainActor
private final class Log {
  var entries: [String] = []
  var set: ((String) -> Void)?
  weak var entry: GTK.Entry?
}

private struct Titled: View {
  let log: Log
  @State private var title = "First"

  var body: some View {
    let _ = log.set = { title = $0 }
    if !title.isEmpty {
      TextField(title, text: .constant(""))
        .introspect(
          .textField, on: .gtk,
          onFirst: { entry in
            log.entry = entry
            log.entries.append("first")
            entry.addCssClass("own")
          },
          onUpdate: { entry in
            log.entries.append("update \(entry.placeholderText ?? "")")
            entry.placeholderText = "Own"
          },
          onRemove: { entry in
            log.entries.append("remove \(entry.placeholderText ?? "")")
            entry.removeCssClass("own")
          })
    }
  }
}

@MainActor
@Suite("Hooks on real widgets", .gtk)
struct HooksOnDisplayTests {
  private let log = Log()

  @Test("A customization that an update overwrites is applied again after it")
  func update() async throws {
    try await onDisplay(Titled(log: log)) { _ in
      #expect(log.entries == ["first", "update First"])
      #expect(log.entry?.placeholderText == "Own")
      log.set?("Second")
      #expect(await pump { log.entries.count == 3 })
      #expect(log.entries.last == "update Second")
      #expect(log.entry?.placeholderText == "Own")
      #expect(log.entry?.hasCssClass("own") == true)
    }
  }

  @Test("A view that goes gives its widget back, so that what was changed can be restored")
  func removal() async throws {
    try await onDisplay(Titled(log: log)) { _ in
      let entry = try #require(log.entry)
      log.set?("")
      #expect(await pump { log.entries.last == "remove Own" })
      #expect(!entry.hasCssClass("own"))
    }
  }

  @Test("All fields of a form are handed over by one call")
  func all() async throws {
    let fields = VStack {
      TextField("1", text: .constant("one"))
      SecureField("2", text: .constant("two"))
      TextField("3", text: .constant("three"))
    }
    .introspect(.textField, on: .gtk, matches: .all) { log.entries.append($0.text) }
    try await onDisplay(fields) { _ in
      #expect(log.entries == ["one", "three"])
    }
  }

  @Test(
    "State may be changed on the next turn, and the widget may take the focus after appearing")
  func later() async throws {
    struct Focusing: View {
      let log: Log
      @State private var found = ""

      var body: some View {
        VStack {
          TextField("1", text: .constant("one"))
          TextField("2", text: .constant("two"))
            .introspect(.textField, on: .gtk, timing: .nextTurn) { found = $0.text }
            .introspect(
              .textField, on: .gtk, timing: .afterAppearing, onFirst: { _ = $0.grabFocus() })
          Text(verbatim: "Found \(found)")
        }
      }
    }
    try await onDisplay(Focusing(log: log)) { window in
      #expect(await pump { window.labelTexts.contains("Found two") })
      let second = try #require(widgets(of: Entry.self, in: window).last)
      #expect(await pump { second.focusChild != nil || second.hasFocus })
    }
  }

  @Test("Focus that is taken the first time is not taken again with an update")
  func focus() async throws {
    struct Focusing: View {
      let log: Log
      @State private var title = "First"

      var body: some View {
        let _ = log.set = { title = $0 }
        VStack {
          TextField("1", text: .constant("one"))
          TextField(title, text: .constant("two"))
            .introspect(
              .textField, on: .gtk, timing: .afterAppearing, onFirst: { _ = $0.grabFocus() },
              onUpdate: { log.entries.append($0.placeholderText ?? "") })
        }
      }
    }
    try await onDisplay(Focusing(log: log)) { window in
      let fields = widgets(of: Entry.self, in: window)
      try #require(fields.count == 2)
      #expect(await pump { fields[1].focusChild != nil || fields[1].hasFocus })
      #expect(fields[0].grabFocus())
      log.set?("Second")
      #expect(await pump { log.entries.last == "Second" })
      #expect(fields[0].focusChild != nil || fields[0].hasFocus)
    }
  }

  @Test("A task can await the widget")
  func proxy() async throws {
    struct Awaiting: View {
      let log: Log
      @State private var field = IntrospectionProxy<GTK.Entry>()

      var body: some View {
        TextField("1", text: .constant("one"))
          .introspect(.textField, on: .gtk, proxy: field)
          .task { log.entries.append(await field.found()?.text ?? "none") }
      }
    }
    try await onDisplay(Awaiting(log: log)) { _ in
      #expect(await pump { log.entries == ["one"] })
    }
  }
}
#endif
