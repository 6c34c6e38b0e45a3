#if !os(watchOS)
/// A `ScrollView`; also what scrolls a `List`.
///
/// ```swift
/// ScrollView { Text("Item") }
///   .introspect(.scrollView, on: .iOS, .tvOS, .visionOS) { print($0) }  // UIScrollView
///   .introspect(.scrollView, on: .macOS) { print($0) }  // NSScrollView
///   .introspect(.scrollView, on: .gtk) { print($0) }  // GTK.ScrolledWindow
/// ```
public struct ScrollViewType: PlatformIntrospectable {
  public typealias iOS13 = Native.UIScrollView
  public typealias tvOS13 = Native.UIScrollView
  public typealias visionOS1 = Native.UIScrollView
  public typealias macOS10_15 = Native.NSScrollView
  public typealias GTK4 = Native.GtkScrolledWindow
}

extension IntrospectableViewType where Self == ScrollViewType {
  public static var scrollView: Self { .init() }
}
#endif
