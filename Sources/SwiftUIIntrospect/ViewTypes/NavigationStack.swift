#if GTK
  public import GTK
#endif

/// A `NavigationStack`.
///
/// ```swift
/// struct NavigationStackExample: View {
///   var body: some View {
///     NavigationStack {
///       Text("Root")
///     }
///     .introspect(.navigationStack, on: .gtk(.v4)) {
///       print(type(of: $0))  // GTK.Stack
///     }
///   }
/// }
/// ```
public struct NavigationStackType: IntrospectableViewType {}

extension IntrospectableViewType where Self == NavigationStackType {
  public static var navigationStack: Self { .init() }
}

#if GTK
  extension NavigationStackType: GTKIntrospectable {
    public typealias GTK4 = GTK.Stack
  }
#endif
