import SwiftUI

extension ViewType {
  /// What stands at an edge of a view and makes its safe area smaller.
  public struct SafeAreaInset: ModifierContentType {}
}

extension InspectableView {
  /// The index-th safe area inset of the view, in the order in which they were applied.
  public func safeAreaInset(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.SafeAreaInset> {
    try modifierContent([.insetContent], "safeAreaInset", index)
  }
}

extension InspectableView where View == ViewType.SafeAreaInset {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func regions() throws -> SafeAreaRegions { try attribute(.insetRegions) }

  public func spacing() throws -> CGFloat? { try attribute(.insetSpacing) }

  public func edge() throws -> Edge { try attribute(.insetEdge) }

  private func attribute<T>(_ row: Structure) throws -> T {
    guard let value: T = try ownModifierAttribute([row]) else {
      throw InspectionError.viewNotFound(parent: "SafeAreaInset")
    }
    return value
  }
}

extension ModifierViews {
  static let safeAreaInset = ModifierViews("_InsetViewModifier") { try $0.safeAreaInset($1) }
}
