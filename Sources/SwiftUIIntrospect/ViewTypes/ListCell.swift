#if GTK
  public import GTK
#endif

/// A row of a `List`, seen from inside it.
///
/// ```swift
/// struct ListCellExample: View {
///   var body: some View {
///     List {
///       Text("Item")
///         .introspect(.listCell, on: .gtk(.v4)) {
///           print(type(of: $0))  // GTK.Widget
///         }
///     }
///   }
/// }
/// ```
public struct ListCellType: IntrospectableViewType {
  public var scope: IntrospectionScope { .ancestor }
}

extension IntrospectableViewType where Self == ListCellType {
  public static var listCell: Self { .init() }
}

#if GTK
  extension ListCellType: GTKIntrospectable {
    public typealias GTK4 = GTK.Widget

    /// A row is of no public class: it is what a list view directly holds.
    public static func selector<Entity: PlatformEntity>(
      for entity: Entity.Type
    ) -> IntrospectionSelector<Entity> {
      .default
        .withReceiverSelector {
          $0.receiver.first(ofType: GTK.ListView.self)?.children.first as? Entity
        }
        .withAncestorSelector { candidates in
          let widget =
            candidates.receiver.first(ofType: GTK.Widget.self)
            ?? candidates.ancestors.first(ofType: GTK.Widget.self)
          let path = widget.map { sequence(first: $0, next: \.parent) }
          return path?.first { $0.parent is GTK.ListView } as? Entity
        }
    }
  }
#endif
