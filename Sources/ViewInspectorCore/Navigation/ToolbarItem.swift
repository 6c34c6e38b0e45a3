import SwiftUI

extension ViewType.Toolbar {
  /// An item of a toolbar.
  public struct Item: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ToolbarItem"
    public static func inspectionCall(typeName: String) -> String {
      "item(\(ViewType.indexPlaceholder))"
    }
    public static func child(_ content: Content) throws -> Content {
      try content.child(.toolbarItemContent)
    }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.toolbarItemContent)
    }
  }

  /// A group of items in a toolbar.
  public struct ItemGroup: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ToolbarItemGroup"
    public static func inspectionCall(typeName: String) -> String {
      "itemGroup(\(ViewType.indexPlaceholder))"
    }
    public static func child(_ content: Content) throws -> Content {
      try content.child(.toolbarItemGroupContent)
    }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.toolbarItemGroupContent)
    }
  }
}

extension InspectableView where View == ViewType.Toolbar.Item {
  public func identifier() throws -> String {
    try Inspector.attribute(.toolbarItemIdentifier, of: content.view, type: String.self)
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func placement() throws -> ToolbarItemPlacement {
    try Inspector.attribute(
      .toolbarItemPlacement, of: content.view, type: ToolbarItemPlacement.self)
  }

  public func showsByDefault() throws -> Bool {
    try Inspector.attribute(.toolbarItemShowsByDefault, of: content.view, type: Bool.self)
  }
}

extension InspectableView where View == ViewType.Toolbar.ItemGroup {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func placement() throws -> ToolbarItemPlacement {
    try Inspector.attribute(
      .toolbarItemGroupPlacement, of: content.view, type: ToolbarItemPlacement.self)
  }
}
