/// Stand-in: a color of four components.
public final class CGColor: Hashable, Sendable {
  public let components: [Double]?

  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    components = [red, green, blue, alpha]
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
