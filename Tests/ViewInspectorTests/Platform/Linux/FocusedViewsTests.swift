#if os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Focus")
struct FocusedViewsTests {
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
}
#endif
