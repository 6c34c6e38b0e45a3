/// What a safe area keeps free: room for bars, or for a keyboard on the screen.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device and its containers keep free.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What a keyboard on the screen covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets a view extend out of the safe area. All of a window on the desktop is safe, so that it stays as it is.
public struct _SafeAreaIgnoringLayout: Equatable, Sendable {
  public var edges: Edge.Set
  @inlinable nonisolated public init(edges: Edge.Set) { self.edges = edges }
}

/// Lets a view extend into some regions of the safe area.
public struct _SafeAreaRegionsIgnoringLayout: Equatable, Sendable {
  public var regions: SafeAreaRegions
  public var edges: Edge.Set

  @inlinable nonisolated public init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }
}

extension _SafeAreaIgnoringLayout: ValueModifier { public typealias Body = Never }
extension _SafeAreaRegionsIgnoringLayout: ValueModifier { public typealias Body = Never }

extension View {
  /// Expands the safe area of a view. On the desktop the whole of a window is safe.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    keptAsValue().modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// The older name of `ignoresSafeArea(_:edges:)`.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    keptAsValue().modifier(_SafeAreaIgnoringLayout(edges: edges))
  }
}
