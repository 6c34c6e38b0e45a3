#if !os(watchOS)
/// A `Button`.
///
/// From macOS 26 on, only buttons with the borderless and the link style have an `NSButton`.
///
/// ```swift
/// Button("Save") {}
///   .introspect(.button, on: .macOS) { print($0) }  // NSButton
///   .introspect(.button, on: .gtk) { print($0) }  // GTK.Button
///   // not available on iOS, tvOS and visionOS
/// ```
public struct ButtonType: PlatformIntrospectable {
  public typealias macOS10_15 = Native.NSButton
  public typealias GTK4 = Native.GtkButton

  public static let limits = [
    IntrospectionLimit(
      since: Platform(.macOS, 26),
      "only buttons with the borderless and the link style have an NSButton")
  ]
}

extension IntrospectableViewType where Self == ButtonType {
  public static var button: Self { .init() }
}
#endif
