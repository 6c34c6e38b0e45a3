#if GTK
  public import GTK
#endif

/// A `Picker` with the `.menu` style.
///
/// ```swift
/// struct PickerWithMenuStyleExample: View {
///   @State var size = "M"
///
///   var body: some View {
///     Picker("Size", selection: $size) {
///       Text("M").tag("M")
///       Text("L").tag("L")
///     }
///     .pickerStyle(.menu)
///     .introspect(.picker(style: .menu), on: .gtk(.v4)) {
///       print(type(of: $0))  // GTK.DropDown
///     }
///   }
/// }
/// ```
public struct PickerWithMenuStyleType: IntrospectableViewType {
  public enum Style: Sendable {
    case menu
  }
}

extension IntrospectableViewType where Self == PickerWithMenuStyleType {
  public static func picker(style: Self.Style) -> Self { .init() }
}

#if GTK
  extension PickerWithMenuStyleType: GTKIntrospectable {
    public typealias GTK4 = GTK.DropDown
  }
#endif
