#if !os(watchOS)
/// A `ProgressView` with the `.circular` style.
///
/// ```swift
/// ProgressView()
///   .progressViewStyle(.circular)
///   .introspect(  // UIActivityIndicatorView
///     .progressView(style: .circular), on: .iOS(.v14...), .tvOS(.v14...), .visionOS
///   ) { print($0) }
///   .introspect(.progressView(style: .circular), on: .macOS(.v11...)) {  // NSProgressIndicator
///     print($0)
///   }
///   .introspect(.progressView(style: .circular), on: .gtk) { print($0) }  // GTK.Spinner
/// ```
public struct ProgressViewWithCircularStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case circular }

  public typealias iOS13 = UnavailableInThisVersion<Native.UIActivityIndicatorView>
  public typealias iOS14 = Native.UIActivityIndicatorView
  public typealias tvOS13 = UnavailableInThisVersion<Native.UIActivityIndicatorView>
  public typealias tvOS14 = Native.UIActivityIndicatorView
  public typealias visionOS1 = Native.UIActivityIndicatorView
  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSProgressIndicator>
  public typealias macOS11 = Native.NSProgressIndicator
  public typealias GTK4 = Native.GtkSpinner
}

extension IntrospectableViewType where Self == ProgressViewWithCircularStyleType {
  public static func progressView(style: Self.Style) -> Self { .init() }
}
#endif
