#if !os(watchOS)
  #if canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `NavigationSplitView`.
  ///
  /// From tvOS 18 on, there is no UIKit object under it.
  ///
  /// ```swift
  /// #if !os(Linux)
  /// struct NavigationSplitViewExample: View {
  ///   var body: some View {
  ///     NavigationSplitView {
  ///       Text("Sidebar")
  ///     } detail: {
  ///       Text("Detail")
  ///     }
  ///     #if os(iOS) || os(visionOS)  // UISplitViewController
  ///       .introspect(.navigationSplitView, on: .iOS(.v16...), .visionOS(.v1...)) {
  ///         print($0)
  ///       }
  ///     #elseif os(tvOS)  // UINavigationController
  ///       .introspect(.navigationSplitView, on: .tvOS(.v16, .v17)) { print($0) }
  ///     #elseif os(macOS)  // NSSplitView
  ///       .introspect(.navigationSplitView, on: .macOS(.v13...)) { print($0) }
  ///     #endif  // not available on Linux
  ///   }
  /// }
  /// #endif
  /// ```
  public struct NavigationSplitViewType: IntrospectableViewType {}

  extension IntrospectableViewType where Self == NavigationSplitViewType {
    public static var navigationSplitView: Self { .init() }
  }

  extension NavigationSplitViewType: PlatformIntrospectable {
    #if canImport(UIKit)
      public typealias iOS13 = Unavailable<UISplitViewController>
      public typealias iOS16 = UISplitViewController
      public typealias tvOS13 = Unavailable<UINavigationController>
      public typealias tvOS16 = UINavigationController
      public typealias tvOS18 = Unavailable<UINavigationController>
      public typealias visionOS1 = UISplitViewController

      /// Around a view, the controller that UIKit itself names.
      public static func selector<Entity: PlatformEntity>(
        for entity: Entity.Type
      ) -> IntrospectionSelector<Entity> {
        .default.withAncestorSelector {
          $0.splitViewController as? Entity ?? $0.navigationController as? Entity
        }
      }
    #elseif canImport(AppKit)
      public typealias macOS10_15 = Unavailable<NSSplitView>
      public typealias macOS13 = NSSplitView
    #endif
  }

  #if canImport(UIKit)
    extension iOSViewVersion<NavigationSplitViewType, UISplitViewController> {
      @available(*, unavailable, message: "iOS 13 has no NavigationSplitView")
      public static var v13: Self { .unavailable() }
      @available(*, unavailable, message: "iOS 14 has no NavigationSplitView")
      public static var v14: Self { .unavailable() }
      @available(*, unavailable, message: "iOS 15 has no NavigationSplitView")
      public static var v15: Self { .unavailable() }
    }

    extension tvOSViewVersion<NavigationSplitViewType, UINavigationController> {
      @available(*, unavailable, message: "tvOS 13 has no NavigationSplitView")
      public static var v13: Self { .unavailable() }
      @available(*, unavailable, message: "tvOS 14 has no NavigationSplitView")
      public static var v14: Self { .unavailable() }
      @available(*, unavailable, message: "tvOS 15 has no NavigationSplitView")
      public static var v15: Self { .unavailable() }
      @available(*, unavailable, message: "tvOS 18 draws a NavigationSplitView without UIKit")
      public static var v18: Self { .unavailable() }
      @available(*, unavailable, message: "tvOS 26 draws a NavigationSplitView without UIKit")
      public static var v26: Self { .unavailable() }
    }
  #elseif canImport(AppKit)
    extension macOSViewVersion<NavigationSplitViewType, NSSplitView> {
      @available(*, unavailable, message: "macOS 10.15 has no NavigationSplitView")
      public static var v10_15: Self { .unavailable() }
      @available(*, unavailable, message: "macOS 11 has no NavigationSplitView")
      public static var v11: Self { .unavailable() }
      @available(*, unavailable, message: "macOS 12 has no NavigationSplitView")
      public static var v12: Self { .unavailable() }
    }
  #endif
#endif
