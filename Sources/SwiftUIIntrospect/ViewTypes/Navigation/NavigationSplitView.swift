#if !os(watchOS)
/// A `NavigationSplitView`.
///
/// From tvOS 18 on, there is no UIKit object under it.
///
/// ```swift
/// NavigationSplitView { Text("Sidebar") } detail: { Text("Detail") }
///   .introspect(.navigationSplitView, on: .iOS(.v16...), .visionOS) {  // UISplitViewController
///     print($0)
///   }
///   .introspect(.navigationSplitView, on: .tvOS(.v16, .v17)) {  // UINavigationController
///     print($0)
///   }
///   .introspect(.navigationSplitView, on: .macOS(.v13...)) { print($0) }  // NSSplitView
///   // not available on Linux
/// ```
public struct NavigationSplitViewType: PlatformIntrospectable {
  public typealias iOS13 = UnavailableInThisVersion<Native.UISplitViewController>
  public typealias iOS16 = Native.UISplitViewController
  public typealias tvOS13 = UnavailableInThisVersion<Native.UINavigationController>
  public typealias tvOS16 = Native.UINavigationController
  public typealias tvOS18 = UnavailableInThisVersion<Native.UINavigationController>
  public typealias visionOS1 = Native.UISplitViewController
  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSSplitView>
  public typealias macOS13 = Native.NSSplitView

  #if canImport(UIKit)
  /// Around a view, the controller that UIKit itself names.
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .default.withAncestorSelector {
      $0.splitViewController as? Entity ?? $0.navigationController as? Entity
    }
  }
  #endif
}

extension IntrospectableViewType where Self == NavigationSplitViewType {
  public static var navigationSplitView: Self { .init() }
}
#endif
