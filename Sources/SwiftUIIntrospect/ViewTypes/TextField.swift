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
  public typealias iOS13 = UITextField
  public typealias tvOS13 = UITextField
  public typealias visionOS1 = UITextField
  public typealias macOS10_15 = NSTextField
  public typealias GTK4 = GtkEntry
}

extension IntrospectableViewType where Self == TextFieldType {
  public static var textField: Self { .init() }
}
#endif
