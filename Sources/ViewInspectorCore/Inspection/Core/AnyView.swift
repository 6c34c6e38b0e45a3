import SwiftUI

extension ViewType {
  public struct AnyView: KnownViewType, SingleViewContent {
    public static let typePrefix = "AnyView"
    public static func child(_ content: Content) throws -> Content {
      try content.child(.anyView)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func anyView() throws -> InspectableView<ViewType.AnyView> { try child() }

  /// The view that some compilers put an `AnyView` around where a body returns `some View`; with others, the view
  /// itself.
  public func implicitAnyView() throws -> InspectableView<ViewType.ClassifiedView> {
    var inner = try View.child(content)
    if inner.isCustomView { inner = try inner.body() }
    if case .anyView = inner.descriptor.role { inner = try ViewType.AnyView.child(inner) }
    return InspectableView<ViewType.ClassifiedView>(
      unchecked: inner, parent: self, call: .none)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func anyView(_ index: Int) throws -> InspectableView<ViewType.AnyView> {
    try child(at: index)
  }
}
