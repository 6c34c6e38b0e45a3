#if !os(watchOS)
  /// A view type that says by versions of the platforms which entity stands under it.
  ///
  /// A platform that it does not mention has none. Types of one's own need not conform: they may
  /// declare their versions one by one, as ``IntrospectableViewType`` shows.
  public protocol PlatformIntrospectable:
    iOSIntrospectable, tvOSIntrospectable, macOSIntrospectable, visionOSIntrospectable,
    GTKIntrospectable
  {}
#endif
