#if !os(watchOS)
/// The dots of a `TabView` with the `.page` style.
///
/// ```swift
/// TabView { Text("Page") }
///   .tabViewStyle(.page)
///   .introspect(.pageControl, on: .iOS(.v14...), .tvOS(.v14...), .visionOS) {  // UIPageControl
///     print($0)
///   }
///   // not available on macOS and Linux
/// ```
public struct PageControlType: PlatformIntrospectable {
  public typealias iOS13 = UnavailableInThisVersion<Native.UIPageControl>
  public typealias iOS14 = Native.UIPageControl
  public typealias tvOS13 = UnavailableInThisVersion<Native.UIPageControl>
  public typealias tvOS14 = Native.UIPageControl
  public typealias visionOS1 = Native.UIPageControl
}

extension IntrospectableViewType where Self == PageControlType {
  public static var pageControl: Self { .init() }
}
#endif
