#if !os(watchOS)
/// A `TabView` with the `.page` style.
///
/// ```swift
/// TabView { Text("Page") }
///   .tabViewStyle(.page)
///   .introspect(  // UICollectionView
///     .tabView(style: .page), on: .iOS(.v14...), .tvOS(.v14...), .visionOS
///   ) { print($0) }
///   // not available on macOS and Linux
/// ```
public struct TabViewWithPageStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case page }

  public typealias iOS13 = UnavailableInThisVersion<Native.UICollectionView>
  public typealias iOS14 = Native.UICollectionView
  public typealias tvOS13 = UnavailableInThisVersion<Native.UICollectionView>
  public typealias tvOS14 = Native.UICollectionView
  public typealias visionOS1 = Native.UICollectionView
}

extension IntrospectableViewType where Self == TabViewWithPageStyleType {
  public static func tabView(style: Self.Style) -> Self { .init() }
}
#endif
