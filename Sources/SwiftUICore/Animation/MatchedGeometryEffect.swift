/// What two matched views have in common: position, size, or both.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Names a view, so that one that takes its place may begin from it.
public struct _MatchedGeometryEffect<ID: Hashable> {
  package var id: ID
  package var namespace: Namespace.ID
  package var args: (properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool)
}

/// Names a view from which a page opens.
package struct MatchedTransitionSourceModifier<ID: Hashable> {
  package var id: ID
  package var namespace: Namespace.ID
}

extension _MatchedGeometryEffect: ValueModifier { public typealias Body = Never }
extension MatchedTransitionSourceModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Defines a group of views with synchronized geometry using an identifier and namespace that you provide. Each view
  /// keeps its own geometry on Linux.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    keptAsValue().modifier(
      _MatchedGeometryEffect(
        id: id, namespace: namespace,
        args: (properties: properties, anchor: anchor, isSource: isSource)))
  }

  /// Identifies this view as the source of a navigation transition.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    keptAsValue().modifier(MatchedTransitionSourceModifier(id: id, namespace: namespace))
  }
}
