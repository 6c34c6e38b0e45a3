import SwiftUI
import Testing
import ViewInspector

/// Goes to a view from one that holds it alone and from one that holds several, by its accessors and by a search, and
/// to one that is not there.
@MainActor
func expectSteps<V: View, T: BaseViewType>(
  to view: V, _ name: String,
  _ single: (InspectableView<ViewType.AnyView>) throws -> InspectableView<T>,
  _ several: (InspectableView<ViewType.HStack>, Int) throws -> InspectableView<T>,
  expected: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let alone: InspectableView<T> = try single(AnyView(view).inspect().anyView())
  #expect(alone.pathToRoot == "anyView().\(name)()", sourceLocation: sourceLocation)
  let row = HStack {
    EmptyView()
    view
  }
  let second: InspectableView<T> = try several(row.inspect().hStack(), 1)
  #expect(second.pathToRoot == "hStack().\(name)(1)", sourceLocation: sourceLocation)
  let found: InspectableView<T> = try row.inspect().find(T.self)
  #expect(found.pathToRoot == "hStack().\(name)(1)", sourceLocation: sourceLocation)
  let wrong: String = message { try several(row.inspect().hStack(), 0) }
  let right: String = expected ?? T.typePrefix
  #expect(
    wrong == "hStack().\(name)(0) found EmptyView instead of \(right)",
    sourceLocation: sourceLocation)
}
