import SwiftUI

extension ViewType {
  /// What stands in front of a view, or behind it.
  public struct Overlay: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = ""
    public static func child(_ content: Content) throws -> Content { content.withoutModifier }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try Inspector.viewsInContainer(content.view, content.medium.forChildren)
    }
  }
}

extension InspectableView where View == ViewType.Overlay {
  /// Where the layer is aligned with the view; the center where it is a style.
  public func alignment() throws -> Alignment {
    try ownModifierAttribute([.overlayAlignment, .backgroundAlignment]) ?? .center
  }

  /// The edges at which a style extends into the safe area.
  public func ignoresSafeAreaEdges() throws -> Edge.Set {
    guard
      let edges: Edge.Set = try ownModifierAttribute([.overlayStyleEdges, .backgroundStyleEdges])
    else {
      throw InspectionError.modifierNotFound(
        parent: content.typeName, modifier: "ignoresSafeAreaEdges", index: 0)
    }
    return edges
  }
}
