#if !os(watchOS)
  #if canImport(UIKit)
    public import UIKit
  #endif

  /// A `NavigationView` with the `.stack` style.
  ///
  /// ```swift
  /// #if !os(Linux)
  /// struct NavigationViewWithStackStyleExample: View {
  ///   var body: some View {
  ///     NavigationView {
  ///       Text("Root")
  ///     }
  ///     .navigationViewStyle(.stack)
  ///     #if os(iOS) || os(tvOS) || os(visionOS)  // UINavigationController
  ///       .introspect(
  ///         .navigationView(style: .stack), on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)
  ///       ) {
  ///         print($0)
  ///       }
  ///     #endif  // not available on macOS and Linux
  ///   }
  /// }
  /// #endif
  /// ```
  public struct NavigationViewWithStackStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case stack
    }
  }

  extension IntrospectableViewType where Self == NavigationViewWithStackStyleType {
    public static func navigationView(style: Self.Style) -> Self { .init() }
  }

  extension NavigationViewWithStackStyleType: PlatformIntrospectable {
    #if canImport(UIKit)
      public typealias iOS13 = UINavigationController
      public typealias tvOS13 = UINavigationController
      public typealias visionOS1 = UINavigationController

      /// Around a view, the navigation controller that UIKit itself names.
      public static func selector<Entity: PlatformEntity>(
        for entity: Entity.Type
      ) -> IntrospectionSelector<Entity> {
        .default.withAncestorSelector { $0.navigationController as? Entity }
      }
    #endif
  }
#endif
