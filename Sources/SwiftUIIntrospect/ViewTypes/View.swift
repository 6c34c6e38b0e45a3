#if GTK
  public import GTK
#endif

/// Any view: the outermost entity in the receiver. Where the receiver has no entity of its own, as
/// stacks and frames on GTK, that is the first one in its content.
///
/// ```swift
/// struct ViewExample: View {
///   var body: some View {
///     Text("Content")
///       .introspect(.view, on: .gtk(.v4)) {
///         print(type(of: $0))  // GTK.Label
///       }
///   }
/// }
/// ```
public struct ViewType: IntrospectableViewType {}

extension IntrospectableViewType where Self == ViewType {
  public static var view: Self { .init() }
}

#if GTK
  extension ViewType: GTKIntrospectable {
    public typealias GTK4 = GTK.Widget
  }
#endif
