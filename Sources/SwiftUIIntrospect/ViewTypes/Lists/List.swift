#if !os(watchOS)
/// A `List`, also with the `.plain` style.
///
/// ```swift
/// List { Text("Item") }
///   .introspect(.list, on: .iOS(.v13, .v14, .v15), .tvOS) { print($0) }  // UITableView
///   .introspect(.list, on: .iOS(.v16...), .visionOS) { print($0) }  // UICollectionView
///   .introspect(.list, on: .macOS) { print($0) }  // NSTableView
///   .introspect(.list, on: .gtk) { print($0) }  // GTK.ListView
/// ```
public struct ListType: PlatformIntrospectable {
  public enum Style: Sendable { case plain }

  public typealias iOS13 = Native.UITableView
  public typealias iOS16 = Native.UICollectionView
  public typealias tvOS13 = Native.UITableView
  public typealias visionOS1 = Native.UICollectionView
  public typealias macOS10_15 = Native.NSTableView
  public typealias GTK4 = Native.GtkListView
}

extension IntrospectableViewType where Self == ListType {
  public static var list: Self { .init() }
  // Less favored: as an equal of the property it would leave the compiler without a message for a
  // call of two classes.
  @_disfavoredOverload
  public static func list(style: Self.Style) -> Self { .init() }
}
#endif
