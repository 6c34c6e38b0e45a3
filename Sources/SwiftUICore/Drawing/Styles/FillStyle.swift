/// How the inside of a shape is found and drawn.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule tells inside from outside, instead of the non-zero winding rule.
  public var isEOFilled: Bool

  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
