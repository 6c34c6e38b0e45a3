#if GTK
  public import GTK
#endif

/// A `Toggle` with its automatic style.
///
/// ```swift
/// struct ToggleExample: View {
///   @State var isOn = false
///
///   var body: some View {
///     Toggle("Wireless", isOn: $isOn)
///       .introspect(.toggle, on: .gtk(.v4)) {
///         print(type(of: $0))  // GTK.Switch
///       }
///   }
/// }
/// ```
public struct ToggleType: IntrospectableViewType {}

extension IntrospectableViewType where Self == ToggleType {
  public static var toggle: Self { .init() }
}

#if GTK
  extension ToggleType: GTKIntrospectable {
    public typealias GTK4 = GTK.Switch
  }
#endif
