import SwiftUI

extension ViewType {
  public struct ZStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "ZStack"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.zStackContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func zStack() throws -> InspectableView<ViewType.ZStack> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func zStack(_ index: Int) throws -> InspectableView<ViewType.ZStack> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.ZStack {
  public func alignment() throws -> Alignment {
    try Inspector.attribute(.zStackAlignment, of: content.view, type: Alignment.self)
  }
}
