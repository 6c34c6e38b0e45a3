import SwiftUI

extension ViewType {
  public struct VStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "VStack"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.vStackContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func vStack() throws -> InspectableView<ViewType.VStack> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func vStack(_ index: Int) throws -> InspectableView<ViewType.VStack> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.VStack {
  public func spacing() throws -> CGFloat? {
    try Inspector.attribute(.vStackSpacing, of: content.view, type: CGFloat?.self)
  }

  public func alignment() throws -> HorizontalAlignment? {
    try Inspector.attribute(.vStackAlignment, of: content.view, type: HorizontalAlignment.self)
  }
}
