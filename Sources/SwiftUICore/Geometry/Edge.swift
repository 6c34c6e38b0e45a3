/// One edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    public static let top: Edge.Set = Edge.Set(.top)
    public static let leading: Edge.Set = Edge.Set(.leading)
    public static let bottom: Edge.Set = Edge.Set(.bottom)
    public static let trailing: Edge.Set = Edge.Set(.trailing)
    public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Edge.Set = [.leading, .trailing]
    public static let vertical: Edge.Set = [.top, .bottom]

    package func contains(_ edge: Edge) -> Bool { contains(Edge.Set(edge)) }
  }
}
