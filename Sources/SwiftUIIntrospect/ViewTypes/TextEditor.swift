#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit) && !os(tvOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `TextEditor`.
  ///
  /// ```swift
  /// struct TextEditorExample: View {
  ///   @State var text = ""
  ///
  ///   var body: some View {
  ///     TextEditor(text: $text)
  ///       #if os(iOS) || os(visionOS)  // UITextView
  ///         .introspect(.textEditor, on: .iOS(.v14...), .visionOS(.v1...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // NSTextView
  ///         .introspect(.textEditor, on: .macOS(.v11...)) { print($0) }
  ///       #elseif os(Linux)  // GTK.TextView
  ///         .introspect(.textEditor, on: .gtk(.v4)) { print($0) }
  ///       #endif  // not available on tvOS
  ///   }
  /// }
  /// ```
  public struct TextEditorType: IntrospectableViewType {}

  #if !os(tvOS)
    extension IntrospectableViewType where Self == TextEditorType {
      public static var textEditor: Self { .init() }
    }

    extension TextEditorType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.TextView
      #elseif canImport(UIKit)
        public typealias iOS13 = Unavailable<UITextView>
        public typealias iOS14 = UITextView
        public typealias visionOS1 = UITextView
      #elseif canImport(AppKit)
        public typealias macOS10_15 = Unavailable<NSTextView>
        public typealias macOS11 = NSTextView
      #endif
    }

    #if canImport(UIKit)
      extension iOSViewVersion<TextEditorType, UITextView> {
        @available(*, unavailable, message: "iOS 13 has no TextEditor")
        public static var v13: Self { .unavailable() }
      }
    #elseif canImport(AppKit)
      extension macOSViewVersion<TextEditorType, NSTextView> {
        @available(*, unavailable, message: "macOS 10.15 has no TextEditor")
        public static var v10_15: Self { .unavailable() }
      }
    #endif
  #endif
#endif
