#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A row of a `List`, seen from inside it.
  ///
  /// ```swift
  /// struct ListCellExample: View {
  ///   var body: some View {
  ///     List {
  ///       Text("Item")
  ///         #if os(iOS)  // UITableViewCell, then UICollectionViewCell
  ///           .introspect(.listCell, on: .iOS(.v13, .v14, .v15)) { print($0) }
  ///           .introspect(.listCell, on: .iOS(.v16...)) { print($0) }
  ///         #elseif os(tvOS)  // UITableViewCell
  ///           .introspect(.listCell, on: .tvOS(.v13...)) { print($0) }
  ///         #elseif os(visionOS)  // UICollectionViewCell
  ///           .introspect(.listCell, on: .visionOS(.v1...)) { print($0) }
  ///         #elseif os(macOS)  // NSTableCellView
  ///           .introspect(.listCell, on: .macOS(.v10_15...)) { print($0) }
  ///         #elseif os(Linux)  // GTK.Widget
  ///           .introspect(.listCell, on: .gtk(.v4)) { print($0) }
  ///         #endif
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

  extension ListCellType: PlatformIntrospectable {
    #if GTK
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
    #elseif canImport(UIKit)
      public typealias iOS13 = UITableViewCell
      public typealias iOS16 = UICollectionViewCell
      public typealias tvOS13 = UITableViewCell
      public typealias visionOS1 = UICollectionViewCell
    #elseif canImport(AppKit)
      public typealias macOS10_15 = NSTableCellView
    #endif
  }
#endif
