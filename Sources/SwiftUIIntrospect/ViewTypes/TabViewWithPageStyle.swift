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

  public typealias iOS13 = Unavailable<UICollectionView>
  public typealias iOS14 = UICollectionView
  public typealias tvOS13 = Unavailable<UICollectionView>
  public typealias tvOS14 = UICollectionView
  public typealias visionOS1 = UICollectionView
}

extension IntrospectableViewType where Self == TabViewWithPageStyleType {
  public static func tabView(style: Self.Style) -> Self { .init() }
}
#endif
