/// A translucent layer between a view and what is behind it.
///
/// GTK cannot blur what lies behind a widget, so on Linux a material is the window's background
/// color, thicker materials letting less through.
public struct Material: ShapeStyle, Hashable {
  enum Kind: Hashable, Sendable {
    case ultraThin
    case thin
    case regular
    case thick
    case ultraThick
    case bar
  }

  var kind: Kind

  public static let ultraThin: Material = Material(kind: .ultraThin)
  public static let thin: Material = Material(kind: .thin)
  public static let regular: Material = Material(kind: .regular)
  public static let thick: Material = Material(kind: .thick)
  public static let ultraThick: Material = Material(kind: .ultraThick)

  /// The material of toolbars.
  public static let bar: Material = Material(kind: .bar)

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let background = shape.environment.palette.background
    shape.set(.color(background.multiplyingOpacity(by: opacity)))
  }

  private var opacity: Double {
    switch kind {
    case .ultraThin: 0.5
    case .thin: 0.65
    case .regular: 0.8
    case .thick: 0.9
    case .ultraThick, .bar: 0.95
    }
  }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
