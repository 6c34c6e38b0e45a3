#if !os(watchOS)
/// A `TabView` with its automatic style.
///
/// From macOS 15 on, there is an `NSTabView` only where the tab view is not the root of the
/// window.
///
/// ```swift
/// TabView { Text("First").tabItem { Text("First") } }
///   .introspect(.tabView, on: .iOS, .tvOS) { print($0) }  // UITabBarController
///   .introspect(.tabView, on: .macOS) { print($0) }  // NSTabView
///   // not available on visionOS and Linux
/// ```
public struct TabViewType: PlatformIntrospectable {
  public typealias iOS13 = Native.UITabBarController
  public typealias tvOS13 = Native.UITabBarController
  public typealias macOS10_15 = Native.NSTabView

  public static let limits = [
    IntrospectionLimit(
      since: Platform(.macOS, 15),
      "there is an NSTabView only where the tab view is not the root of the window")
  ]

  #if canImport(UIKit)
  /// Around a view, the controller that UIKit itself names.
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .default.withAncestorSelector { $0.tabBarController as? Entity }
  }
  #endif
}

extension IntrospectableViewType where Self == TabViewType {
  public static var tabView: Self { .init() }
}
#endif
