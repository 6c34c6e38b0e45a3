#if GTK
import GTKTestSupport
import Introspect
import SwiftUI
import Testing

import class GTK.Entry
import class GTK.ListView
import class GTK.ScrolledWindow
import class GTK.Widget

@testable import SwiftUI

@MainActor
private final class Log {
  var entries: [String] = []
  var scrolled: [String: ObjectIdentifier] = [:]

  func add(_ widget: Widget) { entries.append(widget.typeName) }
}

@MainActor
@Suite("The modifiers of the older library", .gtk)
struct LegacyModifierTests {
  private let log = Log()

  private func names(_ view: some View) async throws -> [String] {
    let hosted = HostedWindow(view, size: CGSize(width: 400, height: 400))
    defer { hosted.close() }
    try await show(hosted.window)
    return log.entries
  }

  @available(*, deprecated, message: "The older modifiers are deprecated.")
  @Test("Controls hand over their widgets")
  func controls() async throws {
    let view = VStack {
      TextField("Name", text: .constant("")).introspectTextField { log.add($0) }
      Toggle("On", isOn: .constant(true)).introspectSwitch { log.add($0) }
      Slider(value: .constant(0.5)).introspectSlider { log.add($0) }
      Button("Save") {}.introspectButton { log.add($0) }
      Picker("Size", selection: .constant(1)) {
        Text("M").tag(1)
        Text("L").tag(2)
      }
      .pickerStyle(.segmented)
      .introspectSegmentedControl { log.add($0) }
      TextField("Note", text: .constant(""), axis: .vertical).introspectTextView { log.add($0) }
    }
    let expected = ["GtkEntry", "GtkSwitch", "GtkScale", "GtkButton", "GtkBox", "GtkTextView"]
    #expect(try await names(view) == expected)
  }

  @available(*, deprecated, message: "The older modifiers are deprecated.")
  @Test("Containers hand themselves over from outside and from inside")
  func containers() async throws {
    let view = VStack {
      ScrollView {
        Text("Item").introspectScrollView { log.entries.append("inside \($0.typeName)") }
      }
      .introspectScrollView { log.entries.append("outside \($0.typeName)") }
      List {
        Text("Row")
          .introspectTableView { log.entries.append("inside \($0.typeName)") }
          .introspectTableViewCell { log.entries.append("cell \($0.cssName)") }
      }
      .introspectTableView { log.entries.append("outside \($0.typeName)") }
    }
    let expected: Set = [
      "inside GtkScrolledWindow", "outside GtkScrolledWindow", "inside GtkListView",
      "outside GtkListView", "cell row",
    ]
    #expect(Set(try await names(view)) == expected)
  }

  @available(*, deprecated, message: "The older modifiers are deprecated.")
  @Test("Of nested scroll views the one that is asked for comes, from outside")
  func nested() async throws {
    let view = ScrollView {
      ScrollView(.horizontal) { Text("Item") }
        .introspectScrollView { log.scrolled["inner"] = ObjectIdentifier($0) }
    }
    .introspectScrollView { log.scrolled["outer"] = ObjectIdentifier($0) }
    _ = try await names(view)
    #expect(log.scrolled.count == 2)
    #expect(log.scrolled["inner"] != log.scrolled["outer"])
  }

  @Test("A selector of one's own starts at the view's first widget")
  func selector() async throws {
    let view = VStack {
      TextField("Name", text: .constant("found")).introspect(
        selector: { Introspect.findAncestor(ofType: ScrolledWindow.self, from: $0) },
        customize: { log.add($0) })
    }
    #expect(try await names(ScrollView { view }) == ["GtkScrolledWindow"])
  }
}
#endif
