#if GTK
  public import GTK
#endif

/// A `TextField` of one line.
///
/// ```swift
/// struct TextFieldExample: View {
///   @State var name = ""
///
///   var body: some View {
///     TextField("Name", text: $name)
///       .introspect(.textField, on: .gtk(.v4)) {
///         print(type(of: $0))  // GTK.Entry
///       }
///   }
/// }
/// ```
public struct TextFieldType: IntrospectableViewType {}

extension IntrospectableViewType where Self == TextFieldType {
  public static var textField: Self { .init() }
}

#if GTK
  extension TextFieldType: GTKIntrospectable {
    public typealias GTK4 = GTK.Entry
  }
#endif
