#if !os(watchOS)
/// A `Toggle` with the `.switch` style.
///
/// ```swift
/// Toggle("Wireless", isOn: .constant(true))
///   .toggleStyle(.switch)
///   .introspect(.toggle(style: .switch), on: .iOS) { print($0) }  // UISwitch
///   .introspect(.toggle(style: .switch), on: .macOS) { print($0) }  // NSSwitch
///   .introspect(.toggle(style: .switch), on: .gtk) { print($0) }  // GTK.Switch
///   // not available on tvOS and visionOS
/// ```
public struct ToggleWithSwitchStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case `switch` }

  public typealias iOS13 = Native.UISwitch
  public typealias macOS10_15 = Native.NSSwitch
  public typealias GTK4 = Native.GtkSwitch
}

extension IntrospectableViewType where Self == ToggleWithSwitchStyleType {
  public static func toggle(style: Self.Style) -> Self { .init() }
}
#endif
