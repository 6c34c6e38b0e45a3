#if !os(watchOS)
  #if canImport(UIKit)
    public import UIKit
  #endif

  /// A `TabView` with the `.page` style.
  ///
  /// ```swift
  /// #if !os(Linux)
  /// struct TabViewWithPageStyleExample: View {
  ///   var body: some View {
  ///     TabView {
  ///       Text("Page")
  ///     }
  ///     .tabViewStyle(.page)
  ///     #if os(iOS) || os(tvOS) || os(visionOS)  // UICollectionView
  ///       .introspect(
  ///         .tabView(style: .page), on: .iOS(.v14...), .tvOS(.v14...), .visionOS(.v1...)
  ///       ) {
  ///         print($0)
  ///       }
  ///     #endif  // not available on macOS and Linux
  ///   }
  /// }
  /// #endif
  /// ```
  public struct TabViewWithPageStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case page
    }
  }

  #if !os(macOS)
    extension IntrospectableViewType where Self == TabViewWithPageStyleType {
      public static func tabView(style: Self.Style) -> Self { .init() }
    }

    extension TabViewWithPageStyleType: PlatformIntrospectable {
      #if canImport(UIKit)
        public typealias iOS13 = Unavailable<UICollectionView>
        public typealias iOS14 = UICollectionView
        public typealias tvOS13 = Unavailable<UICollectionView>
        public typealias tvOS14 = UICollectionView
        public typealias visionOS1 = UICollectionView
      #endif
    }

    #if canImport(UIKit)
      extension iOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
        @available(*, unavailable, message: "iOS 13 has no .tabViewStyle(.page)")
        public static var v13: Self { .unavailable() }
      }

      extension tvOSViewVersion<TabViewWithPageStyleType, UICollectionView> {
        @available(*, unavailable, message: "tvOS 13 has no .tabViewStyle(.page)")
        public static var v13: Self { .unavailable() }
      }
    #endif
  #endif
#endif
