#if !os(watchOS)
#if GTK
import GTK
#endif

/// A row of a `List`, seen from inside it.
///
/// ```swift
/// List {
///   Text("Item")
///     .introspect(.listCell, on: .iOS(.v13, .v14, .v15), .tvOS) {  // UITableViewCell
///       print($0)
///     }
///     .introspect(.listCell, on: .iOS(.v16...), .visionOS) {  // UICollectionViewCell
///       print($0)
///     }
///     .introspect(.listCell, on: .macOS) { print($0) }  // NSTableCellView
///     .introspect(.listCell, on: .gtk) { print($0) }  // GTK.Widget
/// }
/// ```
public struct ListCellType: PlatformIntrospectable {
  public typealias iOS13 = UITableViewCell
  public typealias iOS16 = UICollectionViewCell
  public typealias tvOS13 = UITableViewCell
  public typealias visionOS1 = UICollectionViewCell
  public typealias macOS10_15 = NSTableCellView
  public typealias GTK4 = GtkWidget

  public var scope: IntrospectionScope { .ancestor }

  #if GTK
  /// A row is of no public class: it is what a list view directly holds.
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .default
      .withReceiverSelector {
        $0.receiver.first(ofType: GtkListView.self)?.children.first as? Entity
      }
      .withAncestorSelector { candidates in
        let widget =
          candidates.receiver.first(ofType: GtkWidget.self)
          ?? candidates.ancestors.first(ofType: GtkWidget.self)
        let path = widget.map { sequence(first: $0, next: \.parent) }
        return path?.first { $0.parent is GtkListView } as? Entity
      }
  }
  #endif
}

extension IntrospectableViewType where Self == ListCellType {
  public static var listCell: Self { .init() }
}
#endif
