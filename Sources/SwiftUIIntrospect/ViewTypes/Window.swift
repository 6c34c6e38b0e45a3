#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// The window of a view.
  ///
  /// ```swift
  /// struct WindowExample: View {
  ///   var body: some View {
  ///     Text("Content")
  ///       #if os(iOS) || os(tvOS) || os(visionOS)  // UIWindow
  ///         .introspect(.window, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // NSWindow
  ///         .introspect(.window, on: .macOS(.v10_15...)) { print($0) }
  ///       #elseif os(Linux)  // GTK.Window
  ///         .introspect(.window, on: .gtk(.v4)) { print($0) }
  ///       #endif
  ///   }
  /// }
  /// ```
  public struct WindowType: IntrospectableViewType {}

  extension IntrospectableViewType where Self == WindowType {
    public static var window: Self { .init() }
  }

  extension WindowType: PlatformIntrospectable {
    #if GTK
      public typealias GTK4 = GTK.Window
    #elseif canImport(UIKit)
      public typealias iOS13 = UIWindow
      public typealias tvOS13 = UIWindow
      public typealias visionOS1 = UIWindow
    #elseif canImport(AppKit)
      public typealias macOS10_15 = NSWindow
    #endif

    /// Whatever the scope: a view is in one window, and it may have no entity of its own.
    public static func selector<Entity: PlatformEntity>(
      for entity: Entity.Type
    ) -> IntrospectionSelector<Entity> {
      .default.withReceiverSelector { $0.ancestors.first(ofType: Entity.self) }
    }
  }
#endif
