#if !os(watchOS)
  #if canImport(UIKit) && !os(visionOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `TabView` with its automatic style.
  ///
  /// From macOS 15 on, there is an `NSTabView` only where the tab view is not the root of the
  /// window.
  ///
  /// ```swift
  /// #if !os(Linux)
  /// struct TabViewExample: View {
  ///   var body: some View {
  ///     TabView {
  ///       Text("First").tabItem { Text("First") }
  ///     }
  ///     #if os(iOS) || os(tvOS)  // UITabBarController
  ///       .introspect(.tabView, on: .iOS(.v13...), .tvOS(.v13...)) { print($0) }
  ///     #elseif os(macOS)  // NSTabView
  ///       .introspect(.tabView, on: .macOS(.v10_15...)) { print($0) }
  ///     #endif  // not available on visionOS and Linux
  ///   }
  /// }
  /// #endif
  /// ```
  public struct TabViewType: IntrospectableViewType {
    public static var limits: [IntrospectionLimit] {
      [
        IntrospectionLimit(
          since: Platform(.macOS, 15),
          "there is an NSTabView only where the tab view is not the root of the window")
      ]
    }
  }

  #if !os(visionOS)
    extension IntrospectableViewType where Self == TabViewType {
      public static var tabView: Self { .init() }
    }

    extension TabViewType: PlatformIntrospectable {
      #if canImport(UIKit)
        public typealias iOS13 = UITabBarController
        public typealias tvOS13 = UITabBarController

        /// Around a view, the tab bar controller that UIKit itself names.
        public static func selector<Entity: PlatformEntity>(
          for entity: Entity.Type
        ) -> IntrospectionSelector<Entity> {
          .default.withAncestorSelector { $0.tabBarController as? Entity }
        }
      #elseif canImport(AppKit)
        public typealias macOS10_15 = NSTabView
      #endif
    }
  #endif
#endif
