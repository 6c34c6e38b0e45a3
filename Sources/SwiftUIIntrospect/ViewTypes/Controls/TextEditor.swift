#if !os(watchOS)
/// A `TextEditor`.
///
/// ```swift
/// TextEditor(text: .constant(""))
///   .introspect(.textEditor, on: .iOS(.v14...), .visionOS) { print($0) }  // UITextView
///   .introspect(.textEditor, on: .macOS(.v11...)) { print($0) }  // NSTextView
///   .introspect(.textEditor, on: .gtk) { print($0) }  // GTK.TextView
///   // not available on tvOS
/// ```
public struct TextEditorType: PlatformIntrospectable {
  public typealias iOS13 = UnavailableInThisVersion<Native.UITextView>
  public typealias iOS14 = Native.UITextView
  public typealias visionOS1 = Native.UITextView
  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSTextView>
  public typealias macOS11 = Native.NSTextView
  public typealias GTK4 = Native.GtkTextView
}

extension IntrospectableViewType where Self == TextEditorType {
  public static var textEditor: Self { .init() }
}
#endif
