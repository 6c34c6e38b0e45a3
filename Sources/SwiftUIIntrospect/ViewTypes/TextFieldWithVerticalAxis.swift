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
