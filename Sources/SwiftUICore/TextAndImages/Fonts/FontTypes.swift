import Foundation

extension Font {
  /// A role of text, which has a size and weight of its own.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    package var value: CGFloat

    public static let ultraLight: Weight = Weight(value: -0.8)
    public static let thin: Weight = Weight(value: -0.6)
    public static let light: Weight = Weight(value: -0.4)
    public static let regular: Weight = Weight(value: 0)
    public static let medium: Weight = Weight(value: 0.23)
    public static let semibold: Weight = Weight(value: 0.3)
    public static let bold: Weight = Weight(value: 0.4)
    public static let heavy: Weight = Weight(value: 0.56)
    public static let black: Weight = Weight(value: 0.62)

    /// The weight in 100...900, as CSS, Pango and OpenType count it.
    package var openType: Int {
      switch value {
      case ..<(-0.7): 100
      case ..<(-0.5): 200
      case ..<(-0.2): 300
      case ..<0.12: 400
      case ..<0.27: 500
      case ..<0.35: 600
      case ..<0.48: 700
      case ..<0.59: 800
      default: 900
      }
    }
  }

  /// How wide characters are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    /// - Parameter value: From -1, the narrowest, to 1; 0 is the font's standard.
    public init(_ value: CGFloat) { self.value = value }

    public static let compressed: Width = Width(-0.3)
    public static let condensed: Width = Width(-0.2)
    public static let standard: Width = Width(0)
    public static let expanded: Width = Width(0.2)
  }

  /// The shape of characters.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }
}
