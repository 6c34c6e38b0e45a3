#if !os(watchOS)
/// A view type that says by platforms and versions which entity stands under it, as a table of
/// classes. A platform that it does not mention has none.
public protocol PlatformIntrospectable:
  iOSIntrospectable, tvOSIntrospectable, macOSIntrospectable, visionOSIntrospectable,
  GTKIntrospectable
{}
#endif
