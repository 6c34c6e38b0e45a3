import SwiftUI

extension ViewType {
  public struct Form: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Form"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.formContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func form() throws -> InspectableView<ViewType.Form> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func form(_ index: Int) throws -> InspectableView<ViewType.Form> {
    try child(at: index)
  }
}
