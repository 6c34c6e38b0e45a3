#if GTK
  public import GTK
#endif

/// A `Toggle` with the `.switch` style.
///
/// ```swift
/// struct ToggleWithSwitchStyleExample: View {
///   @State var isOn = false
///
///   var body: some View {
///     Toggle("Wireless", isOn: $isOn)
///       .toggleStyle(.switch)
///       .introspect(.toggle(style: .switch), on: .gtk(.v4)) {
///         print(type(of: $0))  // GTK.Switch
///       }
///   }
/// }
/// ```
public struct ToggleWithSwitchStyleType: IntrospectableViewType {
  public enum Style: Sendable {
    case `switch`
  }
}

extension IntrospectableViewType where Self == ToggleWithSwitchStyleType {
  public static func toggle(style: Self.Style) -> Self { .init() }
}

#if GTK
  extension ToggleWithSwitchStyleType: GTKIntrospectable {
    public typealias GTK4 = GTK.Switch
  }
#endif
