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

  public typealias iOS13 = Unavailable<UIProgressView>
  public typealias iOS14 = UIProgressView
  public typealias tvOS13 = Unavailable<UIProgressView>
  public typealias tvOS14 = UIProgressView
  public typealias visionOS1 = UIProgressView
  public typealias macOS10_15 = Unavailable<NSProgressIndicator>
  public typealias macOS11 = NSProgressIndicator
  public typealias GTK4 = GtkProgressBar
}

extension IntrospectableViewType where Self == ProgressViewWithLinearStyleType {
  public static func progressView(style: Self.Style) -> Self { .init() }
}
#endif
