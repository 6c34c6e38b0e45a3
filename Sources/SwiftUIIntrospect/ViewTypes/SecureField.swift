#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `SecureField`.
  ///
  /// ```swift
  /// struct SecureFieldExample: View {
  ///   @State var password = ""
  ///
  ///   var body: some View {
  ///     SecureField("Password", text: $password)
  ///       #if os(iOS) || os(tvOS) || os(visionOS)  // UITextField
  ///         .introspect(.secureField, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // NSTextField
  ///         .introspect(.secureField, on: .macOS(.v10_15...)) { print($0) }
  ///       #elseif os(Linux)  // GTK.PasswordEntry
  ///         .introspect(.secureField, on: .gtk(.v4)) { print($0) }
  ///       #endif
  ///   }
  /// }
  /// ```
  public struct SecureFieldType: IntrospectableViewType {}

  extension IntrospectableViewType where Self == SecureFieldType {
    public static var secureField: Self { .init() }
  }

  extension SecureFieldType: PlatformIntrospectable {
    #if GTK
      public typealias GTK4 = GTK.PasswordEntry
    #elseif canImport(UIKit)
      public typealias iOS13 = UITextField
      public typealias tvOS13 = UITextField
      public typealias visionOS1 = UITextField
    #elseif canImport(AppKit)
      public typealias macOS10_15 = NSTextField
    #endif
  }
#endif
