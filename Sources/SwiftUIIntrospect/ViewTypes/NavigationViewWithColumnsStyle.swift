#if !os(watchOS)
  #if canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `NavigationView` with the `.columns` style.
  ///
  /// ```swift
  /// #if !os(Linux)
  /// struct NavigationViewWithColumnsStyleExample: View {
  ///   var body: some View {
  ///     NavigationView {
  ///       Text("Root")
  ///     }
  ///     .navigationViewStyle(.columns)
  ///     #if os(iOS) || os(visionOS)  // UISplitViewController
  ///       .introspect(
  ///         .navigationView(style: .columns), on: .iOS(.v13...), .visionOS(.v1...)
  ///       ) {
  ///         print($0)
  ///       }
  ///     #elseif os(tvOS)  // UINavigationController
  ///       .introspect(.navigationView(style: .columns), on: .tvOS(.v13...)) {
  ///         print($0)
  ///       }
  ///     #elseif os(macOS)  // NSSplitView
  ///       .introspect(.navigationView(style: .columns), on: .macOS(.v10_15...)) {
  ///         print($0)
  ///       }
  ///     #endif  // not available on Linux
  ///   }
  /// }
  /// #endif
  /// ```
  public struct NavigationViewWithColumnsStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case columns
    }
  }

  extension IntrospectableViewType where Self == NavigationViewWithColumnsStyleType {
    public static func navigationView(style: Self.Style) -> Self { .init() }
  }

  extension NavigationViewWithColumnsStyleType: PlatformIntrospectable {
    #if canImport(UIKit)
      public typealias iOS13 = UISplitViewController
      public typealias tvOS13 = UINavigationController
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
      public typealias macOS10_15 = NSSplitView
    #endif
  }
#endif
