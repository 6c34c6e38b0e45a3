#if !os(watchOS)
/// Any view: the outermost entity in the receiver. Where the receiver has no entity of its own,
/// as stacks and frames on GTK, that is the first one in its content.
///
/// From iOS 26 on, text, images and stacks have no `UIView` of their own.
///
/// ```swift
/// Text("Content")
///   .introspect(.view, on: .iOS, .tvOS, .visionOS) { print($0) }  // UIView
///   .introspect(.view, on: .macOS) { print($0) }  // NSView
///   .introspect(.view, on: .gtk) { print($0) }  // GTK.Widget
/// ```
public struct ViewType: PlatformIntrospectable {
  public typealias iOS13 = Native.UIView
  public typealias tvOS13 = Native.UIView
  public typealias visionOS1 = Native.UIView
  public typealias macOS10_15 = Native.NSView
  public typealias GTK4 = Native.GtkWidget

  public static let limits = [
    IntrospectionLimit(
      since: Platform(.iOS, 26),
      "text, images and stacks have no UIView of their own")
  ]
}

extension IntrospectableViewType where Self == ViewType {
  public static var view: Self { .init() }
}
#endif
