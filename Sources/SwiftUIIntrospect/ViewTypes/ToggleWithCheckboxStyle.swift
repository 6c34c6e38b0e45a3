#if GTK
  public import GTK
#endif

/// A `Toggle` with the `.checkbox` style.
///
/// ```swift
/// struct ToggleWithCheckboxStyleExample: View {
///   @State var isOn = false
///
///   var body: some View {
///     Toggle("Wireless", isOn: $isOn)
///       .toggleStyle(.checkbox)
///       .introspect(.toggle(style: .checkbox), on: .gtk(.v4)) {
///         print(type(of: $0))  // GTK.CheckButton
///       }
///   }
/// }
/// ```
public struct ToggleWithCheckboxStyleType: IntrospectableViewType {
  public enum Style: Sendable {
    case checkbox
  }
}

extension IntrospectableViewType where Self == ToggleWithCheckboxStyleType {
  public static func toggle(style: Self.Style) -> Self { .init() }
}

#if GTK
  extension ToggleWithCheckboxStyleType: GTKIntrospectable {
    public typealias GTK4 = GTK.CheckButton
  }
#endif
