#if !os(watchOS)
/// A release from which on there is an entity under some views of a type only.
public struct IntrospectionLimit: Sendable, Hashable {
  public let since: Platform
  public let reason: String

  public init(since: Platform, _ reason: String) {
    self.since = since
    self.reason = reason
  }
}
#endif
