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
  public typealias iOS13 = UIScrollView
  public typealias tvOS13 = UIScrollView
  public typealias visionOS1 = UIScrollView
  public typealias macOS10_15 = NSScrollView
  public typealias GTK4 = GtkScrolledWindow
}

extension IntrospectableViewType where Self == ScrollViewType {
  public static var scrollView: Self { .init() }
}
#endif
