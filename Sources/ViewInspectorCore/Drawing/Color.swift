import SwiftUI

extension ViewType {
  public struct Color: KnownViewType {
    public static let typePrefix = "Color"
  }
}

extension InspectableView where View: SingleViewContent {
  public func color() throws -> InspectableView<ViewType.Color> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func color(_ index: Int) throws -> InspectableView<ViewType.Color> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Color {
  /// The color itself.
  public func value() throws -> SwiftUI.Color {
    try Inspector.cast(value: content.view, type: SwiftUI.Color.self)
  }

  /// The components: in the color space of the color for Display P3, else linear ones.
  ///
  /// - Throws: `notSupported` for colors that depend on the environment.
  public func rgba() throws -> (red: Float, green: Float, blue: Float, alpha: Float) {
    let provider = try Inspector.attribute(.colorProvider, of: content.view)
    guard let components = ColorComponents(provider) else {
      throw InspectionError.notSupported("RGBA values are not available")
    }
    return (components.red, components.green, components.blue, components.alpha)
  }

  /// The name in the asset catalog.
  public func name() throws -> String {
    let provider = try Inspector.attribute(.colorProvider, of: content.view)
    guard let name = try? Inspector.attribute(.namedColorName, of: provider, type: String.self)
    else { throw InspectionError.notSupported("Color name is not available") }
    return name
  }
}

/// The components that are stored in a color.
@MainActor
private struct ColorComponents {
  let red: Float
  let green: Float
  let blue: Float
  let alpha: Float

  init?(_ provider: Any) {
    let color =
      (try? Inspector.attribute(.resolvedProviderColor, of: provider)) ?? provider
    guard let components = Self.displayP3(color) ?? Self.resolved(color) else { return nil }
    (red, green, blue, alpha) = components
  }

  private static func displayP3(_ provider: Any) -> (Float, Float, Float, Float)? {
    guard Inspector.typeName(value: provider) == "DisplayP3",
      let red = try? Inspector.attribute(.displayP3Red, of: provider, type: CGFloat.self),
      let green = try? Inspector.attribute(.displayP3Green, of: provider, type: CGFloat.self),
      let blue = try? Inspector.attribute(.displayP3Blue, of: provider, type: CGFloat.self),
      let opacity = try? Inspector.attribute(.displayP3Opacity, of: provider, type: Float.self)
    else { return nil }
    return (Float(red), Float(green), Float(blue), opacity)
  }

  private static func resolved(_ provider: Any) -> (Float, Float, Float, Float)? {
    guard
      let red = try? Inspector.attribute(.resolvedLinearRed, of: provider, type: Float.self),
      let green = try? Inspector.attribute(.resolvedLinearGreen, of: provider, type: Float.self),
      let blue = try? Inspector.attribute(.resolvedLinearBlue, of: provider, type: Float.self),
      let opacity = try? Inspector.attribute(.resolvedOpacity, of: provider, type: Float.self)
    else { return nil }
    return (red, green, blue, opacity)
  }
}
