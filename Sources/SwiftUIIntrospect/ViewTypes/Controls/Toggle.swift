#if !os(watchOS)
/// A `Toggle` with its automatic style.
///
/// ```swift
/// Toggle("Wireless", isOn: .constant(true))
///   .introspect(.toggle, on: .iOS) { print($0) }  // UISwitch
///   .introspect(.toggle, on: .macOS) { print($0) }  // NSButton
///   .introspect(.toggle, on: .gtk) { print($0) }  // GTK.Switch
///   // not available on tvOS and visionOS
/// ```
public struct ToggleType: PlatformIntrospectable {
  public typealias iOS13 = Native.UISwitch
  public typealias macOS10_15 = Native.NSButton
  public typealias GTK4 = Native.GtkSwitch
}

extension IntrospectableViewType where Self == ToggleType {
  public static var toggle: Self { .init() }
}
#endif
