#if !os(watchOS)
/// A `SecureField`.
///
/// ```swift
/// SecureField("Password", text: .constant(""))
///   .introspect(.secureField, on: .iOS, .tvOS, .visionOS) { print($0) }  // UITextField
///   .introspect(.secureField, on: .macOS) { print($0) }  // NSTextField
///   .introspect(.secureField, on: .gtk) { print($0) }  // GTK.PasswordEntry
/// ```
public struct SecureFieldType: PlatformIntrospectable {
  public typealias iOS13 = Native.UITextField
  public typealias tvOS13 = Native.UITextField
  public typealias visionOS1 = Native.UITextField
  public typealias macOS10_15 = Native.NSTextField
  public typealias GTK4 = Native.GtkPasswordEntry
}

extension IntrospectableViewType where Self == SecureFieldType {
  public static var secureField: Self { .init() }
}
#endif
