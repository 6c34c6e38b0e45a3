#if !os(watchOS)
/// What introspection has cost so far, for benchmarks.
@_spi(Internals)
public struct IntrospectionCounts: Sendable, Equatable {
  /// The counts since the process started, or since they were last set.
  @MainActor public static var current = IntrospectionCounts()

  /// How many times an introspection has searched.
  public var searches = 0

  /// How many platform objects those searches have looked at.
  public var visited = 0

  public init() {}
}
#endif
