import Foundation

extension Text {
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
