import SwiftUI

extension ViewType {
  public struct HStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "HStack"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.hStackContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func hStack() throws -> InspectableView<ViewType.HStack> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func hStack(_ index: Int) throws -> InspectableView<ViewType.HStack> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.HStack {
  public func spacing() throws -> CGFloat? {
    try Inspector.attribute(.hStackSpacing, of: content.view, type: CGFloat?.self)
  }

  public func alignment() throws -> VerticalAlignment? {
    try Inspector.attribute(.hStackAlignment, of: content.view, type: VerticalAlignment.self)
  }
}
