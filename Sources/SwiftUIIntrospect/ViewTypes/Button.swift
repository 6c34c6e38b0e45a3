#if GTK
  public import GTK
#endif

/// A `Button`.
///
/// ```swift
/// struct ButtonExample: View {
///   var body: some View {
///     Button("Save") {}
///       .introspect(.button, on: .gtk(.v4)) {
///         print(type(of: $0))  // GTK.Button
///       }
///   }
/// }
/// ```
public struct ButtonType: IntrospectableViewType {}

extension IntrospectableViewType where Self == ButtonType {
  public static var button: Self { .init() }
}

#if GTK
  extension ButtonType: GTKIntrospectable {
    public typealias GTK4 = GTK.Button
  }
#endif
