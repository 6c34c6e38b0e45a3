/// The leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let leading: HorizontalEdge.Set = HorizontalEdge.Set(.leading)
    public static let trailing: HorizontalEdge.Set = HorizontalEdge.Set(.trailing)
    public static let all: HorizontalEdge.Set = [.leading, .trailing]
  }
}
