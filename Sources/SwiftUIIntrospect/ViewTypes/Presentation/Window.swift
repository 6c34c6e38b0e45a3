#if !os(watchOS)
/// The window of a view.
///
/// ```swift
/// Text("Content")
///   .introspect(.window, on: .iOS, .tvOS, .visionOS) { print($0) }  // UIWindow
///   .introspect(.window, on: .macOS) { print($0) }  // NSWindow
///   .introspect(.window, on: .gtk) { print($0) }  // GTK.Window
/// ```
public struct WindowType: PlatformIntrospectable {
  public typealias iOS13 = Native.UIWindow
  public typealias tvOS13 = Native.UIWindow
  public typealias visionOS1 = Native.UIWindow
  public typealias macOS10_15 = Native.NSWindow
  public typealias GTK4 = Native.GtkWindow

  /// Whatever the scope: a view is in one window, and it may have no entity of its own.
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .default.withReceiverSelector { $0.ancestors.first(ofType: Entity.self) }
  }
}

extension IntrospectableViewType where Self == WindowType {
  public static var window: Self { .init() }
}
#endif
