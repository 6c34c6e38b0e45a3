#if !os(watchOS)
/// A `NavigationView` with the `.stack` style.
///
/// ```swift
/// #if !os(Linux)
///   NavigationView { Text("Root") }
///     .navigationViewStyle(.stack)
///     .introspect(  // UINavigationController
///       .navigationView(style: .stack), on: .iOS, .tvOS, .visionOS
///     ) { print($0) }
/// #endif  // not available on macOS and Linux
/// ```
public struct NavigationViewWithStackStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case stack }

  public typealias iOS13 = Native.UINavigationController
  public typealias tvOS13 = Native.UINavigationController
  public typealias visionOS1 = Native.UINavigationController

  #if canImport(UIKit)
  /// Around a view, the navigation controller that UIKit itself names.
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .default.withAncestorSelector { $0.navigationController as? Entity }
  }
  #endif
}

extension IntrospectableViewType where Self == NavigationViewWithStackStyleType {
  public static func navigationView(style: Self.Style) -> Self { .init() }
}
#endif
