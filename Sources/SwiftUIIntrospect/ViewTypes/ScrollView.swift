#if GTK
  public import GTK
#endif

/// A `ScrollView`; also what scrolls a `List`.
///
/// ```swift
/// struct ScrollViewExample: View {
///   var body: some View {
///     ScrollView {
///       Text("Item")
///     }
///     .introspect(.scrollView, on: .gtk(.v4)) {
///       print(type(of: $0))  // GTK.ScrolledWindow
///     }
///   }
/// }
/// ```
public struct ScrollViewType: IntrospectableViewType {}

extension IntrospectableViewType where Self == ScrollViewType {
  public static var scrollView: Self { .init() }
}

#if GTK
  extension ScrollViewType: GTKIntrospectable {
    public typealias GTK4 = GTK.ScrolledWindow
  }
#endif
