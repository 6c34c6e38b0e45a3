import Foundation
import Testing

@testable import SwiftUICore

private struct NameKey: FocusedValueKey {
  typealias Value = String
}
private struct CountKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

@Suite @MainActor struct FocusedValueTests {
  struct Reader: View {
    @FocusedValue(\.name) private var name
    @FocusedBinding(\.count) private var count
    var body: some View { Shown("\(name ?? "none") \(count ?? -1)") }
  }

  struct Page: View {
    @State private var count = 4
    @State private var text = ""
    var body: some View {
      VStack {
        Reader()
        TextField("A", text: $text).focusedValue(\.name, "first")
        TextField("B", text: $text).focusedValue(\.name, "second")
      }
      .focusedSceneValue(\.count, $count)
    }
  }

  @Test func valuesFollowTheFocus() throws {
    let window = HeadlessWindow(Page())
    window.flush()
    #expect(window.shown == ["none 4"])
    let fields = window.container.descendants.filter { $0.primitive is TextFieldPrimitive }
    try #require(fields.count == 2)
    #expect(fields[1].takeFocus())
    window.flush()
    #expect(window.shown == ["second 4"])
    #expect(fields[0].takeFocus())
    window.flush()
    #expect(window.shown == ["first 4"])
    fields[0].resignFocus()
    window.flush()
    #expect(window.shown == ["none 4"])
  }

  @Test func aViewOfOnesOwnTakesTheFocus() throws {
    let log = Log()
    let window = HeadlessWindow(Shown("a").focusable { log("\($0)") })
    let view = try #require(
      window.container.descendants.first { $0.primitive is FocusablePrimitive })
    #expect(view.takeFocus())
    view.resignFocus()
    #expect(log.take() == ["true", "false"])
    let modifier = try property("modifier", of: EmptyView().focusable { _ in })
    #expect(String(describing: type(of: modifier)) == "_FocusableModifier")
    #expect(try property("onFocusChange", of: modifier) is (Bool) -> Void)
  }
}
