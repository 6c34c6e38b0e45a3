#if !os(watchOS)
/// A `List` with the `.insetGrouped` style.
///
/// ```swift
/// List { Text("Item") }
///   .listStyle(.insetGrouped)
///   .introspect(.list(style: .insetGrouped), on: .iOS(.v14, .v15)) { print($0) }  // UITableView
///   .introspect(  // UICollectionView
///     .list(style: .insetGrouped), on: .iOS(.v16...), .visionOS
///   ) { print($0) }
///   .introspect(.list(style: .insetGrouped), on: .gtk) { print($0) }  // GTK.ListView
///   // not available on tvOS and macOS
/// ```
public struct ListWithInsetGroupedStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case insetGrouped }

  public typealias iOS13 = UnavailableInThisVersion<Native.UITableView>
  public typealias iOS14 = Native.UITableView
  public typealias iOS16 = Native.UICollectionView
  public typealias visionOS1 = Native.UICollectionView
  public typealias GTK4 = Native.GtkListView
}

extension IntrospectableViewType where Self == ListWithInsetGroupedStyleType {
  public static func list(style: Self.Style) -> Self { .init() }
}
#endif
