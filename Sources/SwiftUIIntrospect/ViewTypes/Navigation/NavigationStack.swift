#if !os(watchOS)
/// A `NavigationStack`.
///
/// ```swift
/// NavigationStack { Text("Root") }
///   .introspect(  // UINavigationController
///     .navigationStack, on: .iOS(.v16...), .tvOS(.v16...), .visionOS
///   ) { print($0) }
///   .introspect(.navigationStack, on: .gtk) { print($0) }  // GTK.Stack
///   // not available on macOS
/// ```
public struct NavigationStackType: PlatformIntrospectable {
  public typealias iOS13 = UnavailableInThisVersion<Native.UINavigationController>
  public typealias iOS16 = Native.UINavigationController
  public typealias tvOS13 = UnavailableInThisVersion<Native.UINavigationController>
  public typealias tvOS16 = Native.UINavigationController
  public typealias visionOS1 = Native.UINavigationController
  public typealias GTK4 = Native.GtkStack

  #if canImport(UIKit)
  /// Around a view, the navigation controller that UIKit itself names.
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .default.withAncestorSelector { $0.navigationController as? Entity }
  }
  #endif
}

extension IntrospectableViewType where Self == NavigationStackType {
  public static var navigationStack: Self { .init() }
}
#endif
