import Foundation
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Focus, shortcuts, drag and drop, and URLs")
struct InputModifierTests {
  private struct Login: View {
    enum Field: Hashable { case name, password }
    @FocusState private var field: Field?
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($field, equals: .name)
        TextField("Password", text: $text).focused($field, equals: .password)
        Text(field == .password ? "password" : "other")
      }
    }
  }

  @Test func focus() throws {
    let state = FocusState<Bool>()
    try expectModifier("focused", on: EmptyView().focused(state.projectedValue)) {
      try !$0.focused()
    }
    try expectModifier("focused", on: EmptyView().focused(state.projectedValue)) {
      try $0.setFocused()
      return true
    }
    #expect(
      message {
        try EmptyView().focused(state.projectedValue).disabled(true).inspect().emptyView()
          .setFocused()
      } == "EmptyView is unresponsive: it is disabled")
  }

  @Test func liveFocus() throws {
    let view = ViewHosting.live(Login())
    let fields = try view.inspect().findAll(ViewType.TextField.self)
    try #require(fields.count == 2)
    try fields[1].setFocused()
    #expect(throws: Never.self) { try view.inspect().find(text: "password") }
    let moved = try view.inspect().findAll(ViewType.TextField.self).map { try $0.focused() }
    #expect(moved == [false, true])
    view.end()
  }

  @Test func hover() throws {
    var values: [Bool] = []
    try expectModifier("onHover", on: EmptyView().onHover { values.append($0) }) {
      try $0.callOnHover()
      return values == [true]
    }
  }

  @Test func keyboardShortcut() throws {
    try expectModifier(
      "keyboardShortcut", on: EmptyView().keyboardShortcut("s", modifiers: [.command, .shift])
    ) { try $0.keyboardShortcut() == KeyboardShortcut("s", modifiers: [.command, .shift]) }
    let none = EmptyView().keyboardShortcut(KeyboardShortcut?.none)
    #expect(
      message { try none.inspect().emptyView().keyboardShortcut() }
        == "EmptyView does not have 'keyboardShortcut' modifier")
  }

  @Test func drag() throws {
    let provider = NSItemProvider(object: "dragged")
    try expectModifier("onDrag", on: EmptyView().onDrag { provider }) {
      try $0.callOnDrag() === provider
    }
    #expect(
      message {
        try EmptyView().onDrag { provider }.disabled(true).inspect().emptyView().callOnDrag()
      } == "EmptyView is unresponsive: it is disabled")
  }

  @Test func drop() throws {
    var drops: [(count: Int, place: CGPoint)] = []
    let isTargeted = Binding<Bool>(wrappedValue: false)
    let view = EmptyView().onDrop(of: [.plainText], isTargeted: isTargeted) { providers, place in
      drops.append((providers.count, place))
      return true
    }
    let text = NSItemProvider(object: "text")
    try expectModifier("onDrop", on: view) {
      try $0.callOnDrop([text], at: CGPoint(x: 3, y: 4))
    }
    #expect(drops.map(\.count) == [1])
    #expect(drops.map(\.place) == [CGPoint(x: 3, y: 4)])
    #expect(!isTargeted.wrappedValue)
    let url = try #require(URL(string: "https://example.org"))
    #expect(try !view.inspect().emptyView().callOnDrop([NSItemProvider(object: url)]))
    #expect(drops.count == 1)
  }

  private final class Recorder: DropDelegate {
    var events: [String] = []
    func validateDrop(info: DropInfo) -> Bool {
      events.append("validate")
      return true
    }
    func dropEntered(info: DropInfo) { events.append("enter") }
    func performDrop(info: DropInfo) -> Bool {
      events.append("drop \(info.itemProviders(for: [.plainText]).count)")
      return false
    }
  }

  @Test func dropDelegate() throws {
    let recorder = Recorder()
    let view = EmptyView().onDrop(of: [.plainText], delegate: recorder)
    let isTaken = try view.inspect().emptyView().callOnDrop([NSItemProvider(object: "text")])
    #expect(!isTaken)
    #expect(recorder.events == ["validate", "enter", "drop 1"])
  }

  @Test func openURL() throws {
    let url = try #require(URL(string: "app://page/1"))
    var opened: [URL] = []
    try expectModifier("onOpenURL", on: EmptyView().onOpenURL { opened.append($0) }) {
      try $0.callOnOpenURL(url)
      return opened == [url]
    }
  }

  @Test func userActivity() throws {
    let view = EmptyView().userActivity("org.example.page", isActive: true) { $0.title = "Page" }
    try expectModifier("userActivity", on: view) {
      let (type, isActive) = try $0.userActivity()
      let activity = NSUserActivity(activityType: type)
      try $0.callUserActivity(activity)
      return type == "org.example.page" && isActive && activity.title == "Page"
    }
    var continued: [String] = []
    let other = EmptyView().onContinueUserActivity("a") { continued.append($0.activityType) }
      .onContinueUserActivity("b") { continued.append($0.activityType) }
    try expectModifier("onContinueUserActivity", on: other) {
      try $0.callOnContinueUserActivity(NSUserActivity(activityType: "b"))
      return continued == ["b"]
    }
    #expect(
      message {
        try other.inspect().emptyView()
          .callOnContinueUserActivity(NSUserActivity(activityType: "c"))
      } == "EmptyView does not have 'onContinueUserActivity' modifier")
  }

  @Test func sensoryFeedback() throws {
    let view = EmptyView().sensoryFeedback(.success, trigger: 1)
      .sensoryFeedback(.impact, trigger: 1) { $1 > $0 }
    try expectModifier("sensoryFeedback", on: view) {
      try $0.sensoryFeedback(oldValue: 1, newValue: 2) == .success
    }
    let inspected = try view.inspect().emptyView()
    #expect(try inspected.sensoryFeedback(oldValue: 1, newValue: 2, 1) == .impact)
    #expect(try inspected.sensoryFeedback(oldValue: 2, newValue: 1, 1) == nil)
    #expect(
      message { try inspected.sensoryFeedback(oldValue: "a", newValue: "b") }
        == "EmptyView does not have 'sensoryFeedback' modifier")
  }
}
