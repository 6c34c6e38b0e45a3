import SwiftUI
import Testing
import ViewInspector

/// Checks what an accessor says of an empty view with a modifier, that it names the modifier where there is none, and
/// that a search sees through the modifier.
///
/// - Parameters:
///   - name: the modifier's name in the error.
///   - check: uses the accessor; false where what it says is wrong.
@MainActor
func expectModifier<V: View>(
  _ name: String, on view: V, sourceLocation: SourceLocation = #_sourceLocation,
  check: (InspectableView<ViewType.EmptyView>) throws -> Bool
) throws {
  let modified: InspectableView<ViewType.EmptyView> = try view.inspect().emptyView()
  #expect(try check(modified), "\(name)", sourceLocation: sourceLocation)
  let plain: InspectableView<ViewType.EmptyView> = try EmptyView().inspect().emptyView()
  let text: String = message { try check(plain) }
  #expect(
    text == "EmptyView does not have '\(name)' modifier", "\(name)",
    sourceLocation: sourceLocation)
  try expectLookedThrough(view, sourceLocation: sourceLocation)
}

/// Checks that a search finds the empty view under modifiers, and what follows it.
@MainActor
func expectLookedThrough<V: View>(
  _ view: V, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let row = HStack {
    view
    Text("after")
  }
  let path: String = try row.inspect().find(ViewType.EmptyView.self).pathToRoot
  #expect(path == "hStack().emptyView(0)", sourceLocation: sourceLocation)
  let next: String = try row.inspect().find(text: "after").pathToRoot
  #expect(next == "hStack().text(1)", sourceLocation: sourceLocation)
}
