#if !os(watchOS)
/// A `ProgressView` with the `.linear` style.
///
/// ```swift
/// ProgressView(value: 0.5)
///   .progressViewStyle(.linear)
///   .introspect(  // UIProgressView
///     .progressView(style: .linear), on: .iOS(.v14...), .tvOS(.v14...), .visionOS
///   ) { print($0) }
///   .introspect(.progressView(style: .linear), on: .macOS(.v11...)) {  // NSProgressIndicator
///     print($0)
///   }
///   .introspect(.progressView(style: .linear), on: .gtk) { print($0) }  // GTK.ProgressBar
/// ```
public struct ProgressViewWithLinearStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case linear }

  public typealias iOS13 = UnavailableInThisVersion<Native.UIProgressView>
  public typealias iOS14 = Native.UIProgressView
  public typealias tvOS13 = UnavailableInThisVersion<Native.UIProgressView>
  public typealias tvOS14 = Native.UIProgressView
  public typealias visionOS1 = Native.UIProgressView
  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSProgressIndicator>
  public typealias macOS11 = Native.NSProgressIndicator
  public typealias GTK4 = Native.GtkProgressBar
}

extension IntrospectableViewType where Self == ProgressViewWithLinearStyleType {
  public static func progressView(style: Self.Style) -> Self { .init() }
}
#endif
