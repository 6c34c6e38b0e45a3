#if !os(watchOS)
/// A `Toggle` with the `.button` style.
///
/// From macOS 26 on, there is no `NSButton` under it.
///
/// ```swift
/// Toggle("Wireless", isOn: .constant(true))
///   .toggleStyle(.button)
///   .introspect(.toggle(style: .button), on: .macOS(.v12, .v13, .v14, .v15)) {  // NSButton
///     print($0)
///   }
///   .introspect(.toggle(style: .button), on: .gtk) { print($0) }  // GTK.ToggleButton
///   // not available on iOS, tvOS and visionOS
/// ```
public struct ToggleWithButtonStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case button }

  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSButton>
  public typealias macOS12 = Native.NSButton
  public typealias macOS26 = UnavailableInThisVersion<Native.NSButton>
  public typealias GTK4 = Native.GtkToggleButton
}

extension IntrospectableViewType where Self == ToggleWithButtonStyleType {
  public static func toggle(style: Self.Style) -> Self { .init() }
}
#endif
