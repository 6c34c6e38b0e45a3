#if !os(watchOS)
/// The popover around a view, from inside its content.
///
/// ```swift
/// Button("Show") {}
///   .popover(isPresented: .constant(true)) {
///     Text("Content")
///       .introspect(.popover, on: .iOS, .visionOS) {  // UIPopoverPresentationController
///         print($0)
///       }
///       .introspect(.popover, on: .gtk) { print($0) }  // GTK.Popover
///       // not available on tvOS and macOS
///   }
/// ```
public struct PopoverType: PlatformIntrospectable {
  public typealias iOS13 = Native.UIPopoverPresentationController
  public typealias visionOS1 = Native.UIPopoverPresentationController
  public typealias GTK4 = Native.GtkPopover

  public var scope: IntrospectionScope { .ancestor }

  #if canImport(UIKit) && !os(tvOS)
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .from(UIViewController.self) { $0.popoverPresentationController as? Entity }
  }
  #endif
}

extension IntrospectableViewType where Self == PopoverType {
  public static var popover: Self { .init() }
}
#endif
