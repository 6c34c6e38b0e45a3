import SwiftUI

extension InspectableView {
  /// - Throws: `notSupported` on a text: its color is one of its attributes.
  public func foregroundColor() throws -> Color? {
    try textAttribute(
      EmptyView().foregroundColor(nil), "foregroundColor", "foregroundColor", "foregroundColor")
  }

  public func accentColor() throws -> Color? {
    try environmentAttribute(EmptyView().accentColor(nil), "accentColor")
  }

  /// The color of `tint(_:)`; of a style that is no color, an error says so.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func tint() throws -> Color? {
    let color: Color? = nil
    let found = try? environmentAttribute(EmptyView().tint(color), "tint", as: Any.self)
    let value = try found ?? tintStyle()
    if let color = value as? Color? { return color }
    return try Inspector.cast(value: value, type: AnyShapeStyle?.self).map(Platform.color)
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  private func tintStyle() throws -> Any {
    guard #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) else {
      throw missingModifier("tint")
    }
    let style: AnyShapeStyle? = nil
    return try environmentAttribute(EmptyView().tint(style), "tint", as: Any.self)
  }

  /// What `colorScheme(_:)` says, or else `preferredColorScheme(_:)`.
  public func colorScheme() throws -> ColorScheme {
    let reference = EmptyView().environment(\.colorScheme, .light)
    if let scheme: ColorScheme = try? environmentAttribute(reference, "colorScheme") {
      return scheme
    }
    guard let scheme = try? preferredColorScheme() else { throw missingModifier("colorScheme") }
    return scheme
  }

  /// Also that of the views that this one is in.
  public func preferredColorScheme() throws -> ColorScheme? {
    let value = try inheritedModifierAttribute(
      .preferredColorScheme, "preferredColorScheme", as: Any.self)
    return value as? ColorScheme
  }

  public func foregroundStyleShapeStyle<S: ShapeStyle>(_ style: S.Type) throws -> S {
    let value = try modifierAttribute(.foregroundStyle, "foregroundStyle", as: Any.self)
    return try Inspector.cast(value: value, type: S.self)
  }
}
