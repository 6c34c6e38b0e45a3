#if !os(watchOS)
/// Where a release stands in relation to the running one.
@_spi(Internals)
public enum PlatformVersionCondition: Sendable {
  case past, current, future
}

extension PlatformVersion {
  /// Nil if another platform is running.
  @_spi(Internals)
  public var condition: PlatformVersionCondition? {
    guard let running = Platform.running, running.name == platform.name else { return nil }
    if running.isWithin(platform) { return .current }
    return running.isSince(platform) ? .past : .future
  }

  /// Whether the running release is this one.
  @_spi(Internals)
  public var isCurrent: Bool { condition == .current }

  /// Whether the running release is this or a later one.
  @_spi(Internals)
  public var isCurrentOrPast: Bool { condition == .current || condition == .past }
}

extension iOSVersion {
  /// A version of one's own, by how it relates to the running one; nil on other platforms.
  @_spi(Internals)
  public init(condition: () -> PlatformVersionCondition?) {
    platform = Platform(.iOS, condition())
  }
}

extension tvOSVersion {
  /// A version of one's own, by how it relates to the running one; nil on other platforms.
  @_spi(Internals)
  public init(condition: () -> PlatformVersionCondition?) {
    platform = Platform(.tvOS, condition())
  }
}

extension macOSVersion {
  /// A version of one's own, by how it relates to the running one; nil on other platforms.
  @_spi(Internals)
  public init(condition: () -> PlatformVersionCondition?) {
    platform = Platform(.macOS, condition())
  }
}

extension visionOSVersion {
  /// A version of one's own, by how it relates to the running one; nil on other platforms.
  @_spi(Internals)
  public init(condition: () -> PlatformVersionCondition?) {
    platform = Platform(.visionOS, condition())
  }
}

extension Platform {
  /// The running release, or one before or after all others.
  fileprivate init(_ name: Name, _ condition: PlatformVersionCondition?) {
    switch condition {
    case .current: self = Self.running ?? Platform(name, 0)
    case .past: self.init(name, 0)
    case .future, nil: self.init(name, .max)
    }
  }
}
#endif
