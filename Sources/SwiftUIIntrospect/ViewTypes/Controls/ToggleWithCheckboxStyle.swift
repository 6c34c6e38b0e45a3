#if !os(watchOS)
/// A `Toggle` with the `.checkbox` style.
///
/// ```swift
/// Toggle("Wireless", isOn: .constant(true))
///   .toggleStyle(.checkbox)
///   .introspect(.toggle(style: .checkbox), on: .macOS) { print($0) }  // NSButton
///   .introspect(.toggle(style: .checkbox), on: .gtk) { print($0) }  // GTK.CheckButton
///   // not available on iOS, tvOS and visionOS
/// ```
public struct ToggleWithCheckboxStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case checkbox }

  public typealias macOS10_15 = Native.NSButton
  public typealias GTK4 = Native.GtkCheckButton
}

extension IntrospectableViewType where Self == ToggleWithCheckboxStyleType {
  public static func toggle(style: Self.Style) -> Self { .init() }
}
#endif
