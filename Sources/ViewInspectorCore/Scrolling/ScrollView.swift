import SwiftUI

extension ViewType {
  public struct ScrollView: KnownViewType, SingleViewContent {
    public static let typePrefix = "ScrollView"
    public static func child(_ content: Content) throws -> Content {
      try content.child(.scrollViewContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func scrollView() throws -> InspectableView<ViewType.ScrollView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func scrollView(_ index: Int) throws -> InspectableView<ViewType.ScrollView> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.ScrollView {
  public func axes() throws -> Axis.Set {
    try Inspector.attribute(.scrollViewAxes, of: content.view, type: Axis.Set.self)
  }

  public func showsIndicators() throws -> Bool {
    try Inspector.attribute(.scrollViewShowsIndicators, of: content.view, type: Bool.self)
  }

  public func contentInsets() throws -> EdgeInsets {
    try Inspector.attribute(.scrollViewContentInsets, of: content.view, type: EdgeInsets.self)
  }
}
