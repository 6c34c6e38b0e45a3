#if !os(watchOS)
/// A `Picker` with the `.menu` style.
///
/// ```swift
/// Picker("Size", selection: .constant("M")) { Text("M").tag("M") }
///   .pickerStyle(.menu)
///   .introspect(.picker(style: .menu), on: .macOS(.v11...)) { print($0) }  // NSPopUpButton
///   .introspect(.picker(style: .menu), on: .gtk) { print($0) }  // GTK.DropDown
///   // not available on iOS, tvOS and visionOS
/// ```
public struct PickerWithMenuStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case menu }

  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSPopUpButton>
  public typealias macOS11 = Native.NSPopUpButton
  public typealias GTK4 = Native.GtkDropDown
}

extension IntrospectableViewType where Self == PickerWithMenuStyleType {
  public static func picker(style: Self.Style) -> Self { .init() }
}
#endif
