import SwiftUI

extension ViewType {
  /// A `Tab` of a `TabView`: what it shows, and a label beside that.
  public struct Tab: KnownViewType, SingleViewContent, MultipleViewContent, SupplementaryViews {
    public static let typePrefix = "Tab"
    public static func child(_ content: Content) throws -> Content {
      try content.child(.tabContent)
    }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.tabContent)
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] { [{ try view.labelView() }] }
  }
}

extension InspectableView where View: SingleViewContent {
  public func tab() throws -> InspectableView<ViewType.Tab> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func tab(_ index: Int) throws -> InspectableView<ViewType.Tab> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Tab {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    let label = try Inspector.attribute(.tabLabel, of: content.view)
    let inner = try? Inspector.attribute(.defaultTabLabel, of: label)
    return try supplementary(content.unwrapped(inner ?? label), "labelView()")
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func role() throws -> TabRole? {
    try Inspector.attribute(.tabRole, of: content.view, type: TabRole?.self)
  }
}
