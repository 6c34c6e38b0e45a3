/// The animatable data of types that have nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}
