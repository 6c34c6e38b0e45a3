#if GTK
  public import GTK
#endif

/// A `List`, also with the `.plain` style.
///
/// ```swift
/// struct ListExample: View {
///   var body: some View {
///     List {
///       Text("Item")
///     }
///     .introspect(.list, on: .gtk(.v4)) {
///       print(type(of: $0))  // GTK.ListView
///     }
///   }
/// }
/// ```
public struct ListType: IntrospectableViewType {
  public enum Style: Sendable {
    case plain
  }
}

extension IntrospectableViewType where Self == ListType {
  public static var list: Self { .init() }

  public static func list(style: Self.Style) -> Self { .init() }
}

#if GTK
  extension ListType: GTKIntrospectable {
    public typealias GTK4 = GTK.ListView
  }
#endif
