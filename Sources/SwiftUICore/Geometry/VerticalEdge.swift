/// The top or bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top: VerticalEdge.Set = VerticalEdge.Set(.top)
    public static let bottom: VerticalEdge.Set = VerticalEdge.Set(.bottom)
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}
