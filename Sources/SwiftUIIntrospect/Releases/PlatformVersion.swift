#if !os(watchOS)
/// A release that a version predicate can name, such as `.v17` of iOS.
public protocol PlatformVersion: Sendable {
  var platform: Platform { get }
}
#endif
