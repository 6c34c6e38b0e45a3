#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `TextField` of one line.
  ///
  /// ```swift
  /// struct TextFieldExample: View {
  ///   @State var name = ""
  ///
  ///   var body: some View {
  ///     TextField("Name", text: $name)
  ///       #if os(iOS) || os(tvOS) || os(visionOS)  // UITextField
  ///         .introspect(.textField, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // NSTextField
  ///         .introspect(.textField, on: .macOS(.v10_15...)) { print($0) }
  ///       #elseif os(Linux)  // GTK.Entry
  ///         .introspect(.textField, on: .gtk(.v4)) { print($0) }
  ///       #endif
  ///   }
  /// }
  /// ```
  public struct TextFieldType: IntrospectableViewType {}

  extension IntrospectableViewType where Self == TextFieldType {
    public static var textField: Self { .init() }
  }

  extension TextFieldType: PlatformIntrospectable {
    #if GTK
      public typealias GTK4 = GTK.Entry
    #elseif canImport(UIKit)
      public typealias iOS13 = UITextField
      public typealias tvOS13 = UITextField
      public typealias visionOS1 = UITextField
    #elseif canImport(AppKit)
      public typealias macOS10_15 = NSTextField
    #endif
  }
#endif
