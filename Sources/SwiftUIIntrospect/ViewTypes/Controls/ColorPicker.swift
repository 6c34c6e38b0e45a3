#if !os(watchOS)
/// A `ColorPicker`.
///
/// ```swift
/// ColorPicker("Ink", selection: .constant(.red))
///   .introspect(.colorPicker, on: .iOS(.v14...), .visionOS) { print($0) }  // UIColorWell
///   .introspect(.colorPicker, on: .macOS(.v11...)) { print($0) }  // NSColorWell
///   .introspect(.colorPicker, on: .gtk) { print($0) }  // GTK.ColorButton
///   // not available on tvOS
/// ```
@available(iOS 14, *)
public struct ColorPickerType: PlatformIntrospectable {
  public typealias iOS13 = UnavailableInThisVersion<Native.UIColorWell>
  public typealias iOS14 = Native.UIColorWell
  public typealias visionOS1 = Native.UIColorWell
  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSColorWell>
  public typealias macOS11 = Native.NSColorWell
  public typealias GTK4 = Native.GtkColorButton
}

@available(iOS 14, *)
extension IntrospectableViewType where Self == ColorPickerType {
  public static var colorPicker: Self { .init() }
}
#endif
