#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Text = SwiftUICore.Text
private typealias Button = SwiftUICore.Button
private typealias Window = GTK.Window

/// What happened, in order.
@MainActor private final class Record {
  var events: [String] = []
  func add(_ event: String) { events.append(event) }
}

@Observable @MainActor private final class Flag {
  var value: Bool
  init(_ value: Bool) { self.value = value }
  var binding: SwiftUICore.Binding<Bool> {
    SwiftUICore.Binding(get: { self.value }, set: { self.value = $0 })
  }
}

@Suite(.gtk) @MainActor struct DialogTests {
  /// The modal window that is shown, if any.
  private var dialog: Window? {
    guard let windows = Window.toplevels else { return nil }
    return (0..<windows.count).lazy.compactMap { windows.item(at: $0, as: Window.self) }
      .first { $0.modal && $0.mapped }
  }

  private func widgets<W: Widget>(_ type: W.Type, in widget: Widget) -> [W] {
    widget.children.flatMap { child -> [W] in
      (child as? W).map { [$0] } ?? widgets(type, in: child)
    }
  }

  private func button(_ title: String, in window: Widget) -> GTK.Button? {
    widgets(GTK.Button.self, in: window).first { button in
      widgets(GTK.Label.self, in: button).contains { $0.text == title }
    }
  }

  @Test func anAlertIsAModalWindow() async throws {
    let record = Record()
    let flag = Flag(true)
    let view = Text(verbatim: "Page").alert("Title", isPresented: flag.binding) {
      Button("Delete", role: .destructive) { record.add("delete") }
      Button("Keep", role: .cancel) { record.add("keep") }
    } message: {
      Text(verbatim: "Message")
    }
    try await Shown.with(view) { shown in
      #expect(await pump { dialog != nil })
      let alert = try #require(dialog)
      #expect(alert.transientFor === shown.hosted.window)
      let content = try #require(alert.child)
      let texts: [String] = widgets(GTK.Label.self, in: content).map(\.text)
      #expect(texts == ["Title", "Message", "Delete", "Keep"])
      let delete = try #require(button("Delete", in: content))
      #expect(button("Keep", in: content) != nil)
      await waitForFrame(of: alert)
      delete.grabFocus()
      try await pressKey(.space)
      #expect(await pump { record.events == ["delete"] })
      #expect(await pump { dialog == nil })
      #expect(!flag.value)
    }
  }

  @Test func escapeCancels() async throws {
    let record = Record()
    let flag = Flag(true)
    let view = Text(verbatim: "Page").confirmationDialog("Sure?", isPresented: flag.binding) {
      Button("Yes") { record.add("yes") }
      Button("No", role: .cancel) { record.add("no") }
    }
    try await Shown.with(view) { _ in
      #expect(await pump { dialog != nil })
      try await focus(#require(dialog))
      try await pressKey(.escape)
      #expect(await pump { dialog == nil })
      #expect(record.events == ["no"])
      #expect(!flag.value)
    }
  }

  @Test func aPopoverOpensAndCloses() async throws {
    let flag = Flag(true)
    // Escape makes GTK 4.8 complain where nothing in the window can have the focus.
    let view = Button("Page") {}.popover(isPresented: flag.binding) {
      Button("Inside") {}.padding(20)
    }
    try await Shown.with(view) { shown in
      let isOpen: () -> Bool = { shown.widgets(GTK.Popover.self).contains { $0.mapped } }
      #expect(await pump { isOpen() })
      try await pressKey(.escape)
      #expect(await pump { !flag.value })
      #expect(await pump { shown.widgets(GTK.Popover.self).isEmpty })
    }
  }

  @Test func aPopoverClosesWhereNothingTakesTheFocus() async throws {
    let flag = Flag(true)
    let view = Text(verbatim: "Page").popover(isPresented: flag.binding) {
      Text(verbatim: "Inside").padding(20)
    }
    try await Shown.with(view) { shown in
      let isOpen: () -> Bool = { shown.widgets(GTK.Popover.self).contains { $0.mapped } }
      #expect(await pump { isOpen() })
      try await pressKey(.escape)
      #expect(await pump { !flag.value })
      #expect(await pump { shown.widgets(GTK.Popover.self).isEmpty })
    }
  }

  @Test func aContextMenuOpensAtTheClick() async throws {
    let record = Record()
    let view = Text(verbatim: "Page").padding(20).contextMenu {
      Button("Copy") { record.add("copy") }
    }
    try await Shown.with(view) { shown in
      try await click(#require(shown.widgets(GTK.Label.self).first), button: 3)
      #expect(await pump { shown.widgets(GTK.Popover.self).first?.mapped == true })
      let popover = try #require(shown.widgets(GTK.Popover.self).first)
      let copy = try #require(button("Copy", in: popover))
      await waitForFrame(of: popover)
      try await click(copy)
      #expect(await pump { record.events == ["copy"] })
      #expect(await pump { shown.widgets(GTK.Popover.self).isEmpty })
    }
  }

  @Test func aShortcutPressesItsButton() async throws {
    let record = Record()
    let view = VStack {
      Text(verbatim: "Page")
      Button("Save") { record.add("save") }.keyboardShortcut("s")
    }
    try await Shown.with(view) { shown in
      try await focus(shown.hosted.window)
      try await pressKey("s", modifiers: .control)
      #expect(await pump { record.events == ["save"] })
    }
  }

  @Test func aDragIsFollowed() async throws {
    let record = Record()
    let view = Color.red.gesture(
      DragGesture(minimumDistance: 5)
        .onChanged { value in
          if value.translation.width > 20 { record.add("far") }
        }
        .onEnded { value in
          record.add("ended \(Int(value.startLocation.x)) \(Int(value.translation.width))")
        })
    try await Shown.with(view, size: CGSize(width: 100, height: 100)) { shown in
      let drawing = try #require(shown.widgets(Drawing.self).first)
      try await drag(
        from: drawing, at: WidgetPoint(x: 20, y: 50), at: WidgetPoint(x: 60, y: 50))
      #expect(record.events.last == "ended 20 40")
      #expect(record.events.contains("far"))
    }
  }

  @Test func toolbarItemsAreInTheHeaderBar() async throws {
    let record = Record()
    let view = NavigationStack {
      Text(verbatim: "Page").toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Back out") { record.add("out") } }
        ToolbarItem { Button("Add") { record.add("add") } }
      }
    }
    try await Shown.with(view) { shown in
      await waitForFrame(of: shown.hosted.window)
      let add = try #require(button("Add", in: shown.hosted.window))
      var parents: [Widget] = []
      var widget: Widget? = add.parent
      while let current = widget {
        parents.append(current)
        widget = current.parent
      }
      #expect(parents.contains { $0 is GTK.HeaderBar })
      try await click(add)
      try await click(#require(button("Back out", in: shown.hosted.window)))
      #expect(record.events == ["add", "out"])
    }
  }

  @Test func itemsOutsideOfAStackAreInTheWindowsBar() async throws {
    let record = Record()
    let view = Text(verbatim: "Page").toolbar { Button("Add") { record.add("add") } }
    try await Shown.with(view) { shown in
      let bar = try #require(shown.hosted.window.titlebar)
      try await click(#require(button("Add", in: bar)))
      #expect(record.events == ["add"])
    }
  }
}
#endif
