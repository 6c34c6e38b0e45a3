#if !os(watchOS)
  #if canImport(UIKit)
    public import UIKit
  #endif

  /// The dots of a `TabView` with the `.page` style.
  ///
  /// ```swift
  /// #if !os(Linux)
  /// struct PageControlExample: View {
  ///   var body: some View {
  ///     TabView {
  ///       Text("Page")
  ///     }
  ///     .tabViewStyle(.page)
  ///     #if os(iOS) || os(tvOS) || os(visionOS)  // UIPageControl
  ///       .introspect(.pageControl, on: .iOS(.v14...), .tvOS(.v14...), .visionOS(.v1...)) {
  ///         print($0)
  ///       }
  ///     #endif  // not available on macOS and Linux
  ///   }
  /// }
  /// #endif
  /// ```
  public struct PageControlType: IntrospectableViewType {}

  extension IntrospectableViewType where Self == PageControlType {
    public static var pageControl: Self { .init() }
  }

  extension PageControlType: PlatformIntrospectable {
    #if canImport(UIKit)
      public typealias iOS13 = Unavailable<UIPageControl>
      public typealias iOS14 = UIPageControl
      public typealias tvOS13 = Unavailable<UIPageControl>
      public typealias tvOS14 = UIPageControl
      public typealias visionOS1 = UIPageControl
    #endif
  }

  #if canImport(UIKit)
    extension iOSViewVersion<PageControlType, UIPageControl> {
      @available(*, unavailable, message: "iOS 13 has no .tabViewStyle(.page)")
      public static var v13: Self { .unavailable() }
    }

    extension tvOSViewVersion<PageControlType, UIPageControl> {
      @available(*, unavailable, message: "tvOS 13 has no .tabViewStyle(.page)")
      public static var v13: Self { .unavailable() }
    }
  #endif
#endif
