#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `TextField` that grows with its text.
  ///
  /// ```swift
  /// struct TextFieldWithVerticalAxisExample: View {
  ///   @State var note = ""
  ///
  ///   var body: some View {
  ///     TextField("Note", text: $note, axis: .vertical)
  ///       #if os(iOS) || os(visionOS)  // UITextView
  ///         .introspect(.textField(axis: .vertical), on: .iOS(.v16...), .visionOS(.v1...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(tvOS)  // UITextField
  ///         .introspect(.textField(axis: .vertical), on: .tvOS(.v16...)) { print($0) }
  ///       #elseif os(macOS)  // NSTextField
  ///         .introspect(.textField(axis: .vertical), on: .macOS(.v13...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(Linux)  // GTK.TextView
  ///         .introspect(.textField(axis: .vertical), on: .gtk(.v4)) { print($0) }
  ///       #endif
  ///   }
  /// }
  /// ```
  public struct TextFieldWithVerticalAxisType: IntrospectableViewType {
    public enum Axis: Sendable {
      case vertical
    }
  }

  extension IntrospectableViewType where Self == TextFieldWithVerticalAxisType {
    public static func textField(axis: Self.Axis) -> Self { .init() }
  }

  extension TextFieldWithVerticalAxisType: PlatformIntrospectable {
    #if GTK
      public typealias GTK4 = GTK.TextView
    #elseif canImport(UIKit)
      public typealias iOS13 = Unavailable<UITextView>
      public typealias iOS16 = UITextView
      public typealias tvOS13 = Unavailable<UITextField>
      public typealias tvOS16 = UITextField
      public typealias visionOS1 = UITextView
    #elseif canImport(AppKit)
      public typealias macOS10_15 = Unavailable<NSTextField>
      public typealias macOS13 = NSTextField
    #endif
  }

  #if canImport(UIKit)
    extension iOSViewVersion<TextFieldWithVerticalAxisType, UITextView> {
      @available(*, unavailable, message: "iOS 13 has no TextField(..., axis: .vertical)")
      public static var v13: Self { .unavailable() }
      @available(*, unavailable, message: "iOS 14 has no TextField(..., axis: .vertical)")
      public static var v14: Self { .unavailable() }
      @available(*, unavailable, message: "iOS 15 has no TextField(..., axis: .vertical)")
      public static var v15: Self { .unavailable() }
    }

    extension tvOSViewVersion<TextFieldWithVerticalAxisType, UITextField> {
      @available(*, unavailable, message: "tvOS 13 has no TextField(..., axis: .vertical)")
      public static var v13: Self { .unavailable() }
      @available(*, unavailable, message: "tvOS 14 has no TextField(..., axis: .vertical)")
      public static var v14: Self { .unavailable() }
      @available(*, unavailable, message: "tvOS 15 has no TextField(..., axis: .vertical)")
      public static var v15: Self { .unavailable() }
    }
  #elseif canImport(AppKit)
    extension macOSViewVersion<TextFieldWithVerticalAxisType, NSTextField> {
      @available(*, unavailable, message: "macOS 10.15 has no TextField(..., axis: .vertical)")
      public static var v10_15: Self { .unavailable() }
      @available(*, unavailable, message: "macOS 11 has no TextField(..., axis: .vertical)")
      public static var v11: Self { .unavailable() }
      @available(*, unavailable, message: "macOS 12 has no TextField(..., axis: .vertical)")
      public static var v12: Self { .unavailable() }
    }
  #endif
#endif
