#if !os(watchOS)
/// A `TextField` that grows with its text.
///
/// ```swift
/// TextField("Note", text: .constant(""), axis: .vertical)
///   .introspect(.textField(axis: .vertical), on: .iOS(.v16...), .visionOS) {  // UITextView
///     print($0)
///   }
///   .introspect(.textField(axis: .vertical), on: .tvOS(.v16...)) { print($0) }  // UITextField
///   .introspect(.textField(axis: .vertical), on: .macOS(.v13...)) { print($0) }  // NSTextField
///   .introspect(.textField(axis: .vertical), on: .gtk) { print($0) }  // GTK.TextView
/// ```
public struct TextFieldWithVerticalAxisType: PlatformIntrospectable {
  public enum Axis: Sendable { case vertical }

  public typealias iOS13 = UnavailableInThisVersion<Native.UITextView>
  public typealias iOS16 = Native.UITextView
  public typealias tvOS13 = UnavailableInThisVersion<Native.UITextField>
  public typealias tvOS16 = Native.UITextField
  public typealias visionOS1 = Native.UITextView
  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSTextField>
  public typealias macOS13 = Native.NSTextField
  public typealias GTK4 = Native.GtkTextView
}

extension IntrospectableViewType where Self == TextFieldWithVerticalAxisType {
  public static func textField(axis: Self.Axis) -> Self { .init() }
}
#endif
