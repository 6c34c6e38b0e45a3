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
  public typealias iOS13 = Native.UITableViewCell
  public typealias iOS16 = Native.UICollectionViewCell
  public typealias tvOS13 = Native.UITableViewCell
  public typealias visionOS1 = Native.UICollectionViewCell
  public typealias macOS10_15 = Native.NSTableCellView
  public typealias GTK4 = Native.GtkWidget

  public var scope: IntrospectionScope { .ancestor }

  #if GTK
  /// A row is of no public class: it is what a list view directly holds.
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
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
  #endif
}

extension IntrospectableViewType where Self == ListCellType {
  public static var listCell: Self { .init() }
}
#endif
