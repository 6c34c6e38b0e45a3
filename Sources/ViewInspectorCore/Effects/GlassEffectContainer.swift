import SwiftUI

extension ViewType {
  public struct GlassEffectContainer: KnownViewType, MultipleViewContent {
    public static let typePrefix = "GlassEffectContainer"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.glassContainerContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func glassEffectContainer() throws -> InspectableView<ViewType.GlassEffectContainer> {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func glassEffectContainer(_ index: Int) throws -> InspectableView<
    ViewType.GlassEffectContainer
  > {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.GlassEffectContainer {
  public func spacing() throws -> CGFloat? {
    try Inspector.attribute(.glassContainerSpacing, of: content.view, type: CGFloat?.self)
  }
}
