#if !os(watchOS)
/// A `NavigationView` with the `.columns` style.
///
/// ```swift
/// #if !os(Linux)
///   NavigationView { Text("Root") }
///     .navigationViewStyle(DoubleColumnNavigationViewStyle())
///     .introspect(  // UISplitViewController
///       .navigationView(style: .columns), on: .iOS, .visionOS
///     ) { print($0) }
///     .introspect(.navigationView(style: .columns), on: .tvOS) {  // UINavigationController
///       print($0)
///     }
///     .introspect(.navigationView(style: .columns), on: .macOS) { print($0) }  // NSSplitView
/// #endif  // not available on Linux
/// ```
public struct NavigationViewWithColumnsStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case columns }

  public typealias iOS13 = Native.UISplitViewController
  public typealias tvOS13 = Native.UINavigationController
  public typealias visionOS1 = Native.UISplitViewController
  public typealias macOS10_15 = Native.NSSplitView

  #if canImport(UIKit)
  /// Around a view, the controller that UIKit itself names.
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .default.withAncestorSelector {
      $0.splitViewController as? Entity ?? $0.navigationController as? Entity
    }
  }
  #endif
}

extension IntrospectableViewType where Self == NavigationViewWithColumnsStyleType {
  public static func navigationView(style: Self.Style) -> Self { .init() }
}
#endif
