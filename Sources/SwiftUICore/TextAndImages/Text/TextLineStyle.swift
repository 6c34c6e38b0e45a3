import Foundation

extension Text {
  /// The looks of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The pieces that a line is made of.
    public struct Pattern: Hashable, Sendable {
      fileprivate var style: NSUnderlineStyle

      public static let solid: Pattern = Pattern(style: [])
      public static let dot: Pattern = Pattern(style: .patternDot)
      public static let dash: Pattern = Pattern(style: .patternDash)
      public static let dashDot: Pattern = Pattern(style: .patternDashDot)
      public static let dashDotDot: Pattern = Pattern(style: .patternDashDotDot)
    }

    package var active: Bool = true
    package var nsUnderlineStyle: NSUnderlineStyle
    package var color: Color?

    /// - Parameter color: `nil` for the text's own color.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      nsUnderlineStyle = NSUnderlineStyle.single.union(pattern.style)
      self.color = color
    }

    /// - Returns: `nil` if the style draws no line.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
      guard !nsUnderlineStyle.isDisjoint(with: .double) else { return nil }
      self.nsUnderlineStyle = nsUnderlineStyle
    }

    init(active: Bool, pattern: Pattern, color: Color?) {
      self.init(pattern: pattern, color: color)
      self.active = active
    }

    public static let single: LineStyle = LineStyle()

    package var pattern: Pattern {
      Pattern(style: nsUnderlineStyle.intersection(.patternMask))
    }
  }
}

/// The kind and pattern of a line under or through text. On Apple's systems UIKit and
/// AppKit declare it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x01)
  public static let thick: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x02)
  public static let double: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x8000)

  static let patternMask: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x0F00)
}
