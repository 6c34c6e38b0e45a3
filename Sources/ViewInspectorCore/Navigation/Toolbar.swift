import SwiftUI

extension ViewType {
  /// The toolbar that a modifier adds.
  public struct Toolbar: BaseViewType, SupplementaryViews {
    public static let typePrefix = ""

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      let entries = (try? view.entries()) ?? []
      return entries.indices.map { index in
        {
          if let item = try? view.item(index) { return item }
          return try view.itemGroup(index)
        }
      }
    }
  }
}

extension InspectableView {
  /// The index-th toolbar of the view, in the order in which they were applied.
  public func toolbar(_ index: Int? = nil) throws -> InspectableView<ViewType.Toolbar> {
    modifierStep(
      try modifier(.toolbarContent, "toolbar", index: index ?? 0), "toolbar", index)
  }
}

extension InspectableView where View == ViewType.Toolbar {
  public func identifier() throws -> String? {
    try Inspector.attribute(.toolbarID, of: content.view, type: String?.self)
  }

  public func item(_ index: Int = 0) throws -> InspectableView<ViewType.Toolbar.Item> {
    try entry(index, "item", "toolbar item")
  }

  public func itemGroup(_ index: Int = 0) throws -> InspectableView<ViewType.Toolbar.ItemGroup> {
    try entry(index, "itemGroup", "toolbar item group")
  }

  private func entry<T: BaseViewType>(
    _ index: Int, _ call: String, _ name: String
  ) throws -> InspectableView<T> {
    let entries = try entries()
    guard entries.indices.contains(index), let entry = entries[index] else {
      throw InspectionError.viewNotFound(parent: "\(name) at index \(index)")
    }
    return try .checked(
      Content(entry, medium: content.medium), parent: self,
      call: InspectionCall("\(call)(\(ViewType.indexPlaceholder))", index: index))
  }

  /// The items and groups; nil for an `if` that has not come true.
  fileprivate func entries() throws -> [Any?] {
    let content = try Inspector.attribute(.toolbarContent, of: content.view)
    let mirror = Mirror(reflecting: content)
    let elements =
      mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [content]
    return elements.map { ToolbarEntry.unwrapped($0) }
  }
}

/// Takes away what is around an item of a toolbar.
@MainActor
private enum ToolbarEntry {
  static func unwrapped(_ entry: Any) -> Any? {
    let descriptor: TypeDescriptor = .of(value: entry)
    switch descriptor.bareName {
    case "ToolbarItem", "ToolbarItemGroup": return entry
    case "Optional": return Mirror(reflecting: entry).children.first.flatMap { unwrapped($0.value) }
    case "_ConditionalContent":
      guard let storage = try? Inspector.attribute(.conditionalStorage, of: entry),
        let branch = Mirror(reflecting: storage).children.first
      else { return nil }
      return unwrapped(branch.value)
    case "TupleToolbarContent":
      guard let inner = try? Inspector.attribute(.toolbarBlock, of: entry),
        Mirror(reflecting: inner).displayStyle != .tuple
      else { return entry }
      return unwrapped(inner)
    default:
      let inner = try? Inspector.attribute(.wrappedToolbarItem, of: entry)
      return inner.map { unwrapped($0) } ?? entry
    }
  }
}

extension ModifierViews {
  static let toolbar = ModifierViews("ToolbarModifier") { try $0.toolbar($1) }
}
