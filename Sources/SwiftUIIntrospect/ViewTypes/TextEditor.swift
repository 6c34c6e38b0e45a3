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
  public typealias iOS13 = Unavailable<UITextView>
  public typealias iOS14 = UITextView
  public typealias visionOS1 = UITextView
  public typealias macOS10_15 = Unavailable<NSTextView>
  public typealias macOS11 = NSTextView
  public typealias GTK4 = GtkTextView
}

extension IntrospectableViewType where Self == TextEditorType {
  public static var textEditor: Self { .init() }
}
#endif
