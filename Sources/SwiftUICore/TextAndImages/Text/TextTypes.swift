import Foundation

extension Text {
  /// Where text that does not fit is cut off.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// The case in which letters are shown.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// The size of text compared with its font's.
  public struct Scale: Hashable, Sendable {
    private enum Base: Hashable, Sendable {
      case normal
      case secondary
    }

    private var base: Base

    public static let `default`: Scale = Scale(base: .normal)

    /// Smaller, for text that accompanies other text.
    public static let secondary: Scale = Scale(base: .secondary)

    var factor: CGFloat { base == .secondary ? 0.8 : 1 }
  }
}

extension Text.Case {
  package func apply(to string: String, locale: Locale) -> String {
    switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}

/// Where the lines of a text begin or end.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}
