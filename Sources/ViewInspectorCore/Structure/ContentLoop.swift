import SwiftUI

/// A `ForEach` over the subviews or the sections of a view: shows that view, as what the loop makes of it is known
/// on screen only.
@MainActor
enum ContentLoop {
  /// The children of such a loop; nil for others.
  static func children(_ content: Content) throws -> LazyGroup<Content>? {
    let data = try Inspector.attribute(.forEachData, of: content.view)
    switch Inspector.typeName(value: data, generics: .remove) {
    case "ForEachSubviewCollection": return try ViewType.Group.children(group(content, data))
    case "ForEachSectionCollection":
      let group = try group(content, data)
      return LazyGroup(count: 1) { _ in group }
    default: return nil
    }
  }

  /// The group that makes the subviews or sections.
  private static func group(_ content: Content, _ data: Any) throws -> Content {
    let view = try content.unwrapped(Inspector.attribute(.contentLoop, of: data))
    guard case .anyView = view.descriptor.role else { return view }
    return try ViewType.AnyView.child(view)
  }
}
