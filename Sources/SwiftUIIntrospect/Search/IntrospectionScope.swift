#if !os(watchOS)
/// Where to look for an entity, relative to the view that `introspect` is applied to.
public struct IntrospectionScope: OptionSet, Hashable, Sendable {
  /// In the view itself and in what it holds.
  public static let receiver = Self(rawValue: 1 << 0)
  /// Among what encloses the view, up to its window.
  public static let ancestor = Self(rawValue: 1 << 1)

  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
#endif
