/// The horizontal or vertical dimension of a 2D coordinate system.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal: Axis.Set = Axis.Set(.horizontal)
    public static let vertical: Axis.Set = Axis.Set(.vertical)

    package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    package func contains(_ axis: Axis) -> Bool { contains(Axis.Set(axis)) }
  }
}

extension Axis: CustomStringConvertible {
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
