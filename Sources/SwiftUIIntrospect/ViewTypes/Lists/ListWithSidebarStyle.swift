#if !os(watchOS)
/// A `List` with the `.sidebar` style.
///
/// ```swift
/// List { Text("Item") }
///   .listStyle(.sidebar)
///   .introspect(.list(style: .sidebar), on: .iOS(.v14, .v15)) { print($0) }  // UITableView
///   .introspect(.list(style: .sidebar), on: .iOS(.v16...), .visionOS) {  // UICollectionView
///     print($0)
///   }
///   .introspect(.list(style: .sidebar), on: .macOS) { print($0) }  // NSTableView
///   .introspect(.list(style: .sidebar), on: .gtk) { print($0) }  // GTK.ListView
///   // not available on tvOS
/// ```
public struct ListWithSidebarStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case sidebar }

  public typealias iOS13 = UnavailableInThisVersion<Native.UITableView>
  public typealias iOS14 = Native.UITableView
  public typealias iOS16 = Native.UICollectionView
  public typealias visionOS1 = Native.UICollectionView
  public typealias macOS10_15 = Native.NSTableView
  public typealias GTK4 = Native.GtkListView
}

extension IntrospectableViewType where Self == ListWithSidebarStyleType {
  public static func list(style: Self.Style) -> Self { .init() }
}
#endif
