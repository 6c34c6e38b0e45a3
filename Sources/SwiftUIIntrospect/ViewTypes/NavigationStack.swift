#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #endif

  /// A `NavigationStack`.
  ///
  /// ```swift
  /// struct NavigationStackExample: View {
  ///   var body: some View {
  ///     NavigationStack {
  ///       Text("Root")
  ///     }
  ///     #if os(iOS) || os(tvOS) || os(visionOS)  // UINavigationController
  ///       .introspect(
  ///         .navigationStack, on: .iOS(.v16...), .tvOS(.v16...), .visionOS(.v1...)
  ///       ) {
  ///         print($0)
  ///       }
  ///     #elseif os(Linux)  // GTK.Stack
  ///       .introspect(.navigationStack, on: .gtk(.v4)) { print($0) }
  ///     #endif  // not available on macOS
  ///   }
  /// }
  /// ```
  public struct NavigationStackType: IntrospectableViewType {}

  extension IntrospectableViewType where Self == NavigationStackType {
    public static var navigationStack: Self { .init() }
  }

  extension NavigationStackType: PlatformIntrospectable {
    #if GTK
      public typealias GTK4 = GTK.Stack
    #elseif canImport(UIKit)
      public typealias iOS13 = Unavailable<UINavigationController>
      public typealias iOS16 = UINavigationController
      public typealias tvOS13 = Unavailable<UINavigationController>
      public typealias tvOS16 = UINavigationController
      public typealias visionOS1 = UINavigationController

      /// Around a view, the navigation controller that UIKit itself names.
      public static func selector<Entity: PlatformEntity>(
        for entity: Entity.Type
      ) -> IntrospectionSelector<Entity> {
        .default.withAncestorSelector { $0.navigationController as? Entity }
      }
    #endif
  }

  #if canImport(UIKit)
    extension iOSViewVersion<NavigationStackType, UINavigationController> {
      @available(*, unavailable, message: "iOS 13 has no NavigationStack")
      public static var v13: Self { .unavailable() }
      @available(*, unavailable, message: "iOS 14 has no NavigationStack")
      public static var v14: Self { .unavailable() }
      @available(*, unavailable, message: "iOS 15 has no NavigationStack")
      public static var v15: Self { .unavailable() }
    }

    extension tvOSViewVersion<NavigationStackType, UINavigationController> {
      @available(*, unavailable, message: "tvOS 13 has no NavigationStack")
      public static var v13: Self { .unavailable() }
      @available(*, unavailable, message: "tvOS 14 has no NavigationStack")
      public static var v14: Self { .unavailable() }
      @available(*, unavailable, message: "tvOS 15 has no NavigationStack")
      public static var v15: Self { .unavailable() }
    }
  #endif
#endif
