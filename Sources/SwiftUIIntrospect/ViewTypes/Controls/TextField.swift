#if !os(watchOS)
/// A `TextField` of one line.
///
/// ```swift
/// TextField("Name", text: .constant(""))
///   .introspect(.textField, on: .iOS, .tvOS, .visionOS) { print($0) }  // UITextField
///   .introspect(.textField, on: .macOS) { print($0) }  // NSTextField
///   .introspect(.textField, on: .gtk) { print($0) }  // GTK.Entry
/// ```
public struct TextFieldType: PlatformIntrospectable {
  public typealias iOS13 = Native.UITextField
  public typealias tvOS13 = Native.UITextField
  public typealias visionOS1 = Native.UITextField
  public typealias macOS10_15 = Native.NSTextField
  public typealias GTK4 = Native.GtkEntry
}

extension IntrospectableViewType where Self == TextFieldType {
  public static var textField: Self { .init() }
}
#endif
