#if !os(watchOS)
/// A `List` with the `.inset` style.
///
/// ```swift
/// List { Text("Item") }
///   .listStyle(.inset)
///   .introspect(.list(style: .inset), on: .iOS(.v14, .v15)) { print($0) }  // UITableView
///   .introspect(.list(style: .inset), on: .iOS(.v16...), .visionOS) {  // UICollectionView
///     print($0)
///   }
///   .introspect(.list(style: .inset), on: .macOS(.v11...)) { print($0) }  // NSTableView
///   .introspect(.list(style: .inset), on: .gtk) { print($0) }  // GTK.ListView
///   // not available on tvOS
/// ```
public struct ListWithInsetStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case inset }

  public typealias iOS13 = UnavailableInThisVersion<Native.UITableView>
  public typealias iOS14 = Native.UITableView
  public typealias iOS16 = Native.UICollectionView
  public typealias visionOS1 = Native.UICollectionView
  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSTableView>
  public typealias macOS11 = Native.NSTableView
  public typealias GTK4 = Native.GtkListView
}

extension IntrospectableViewType where Self == ListWithInsetStyleType {
  public static func list(style: Self.Style) -> Self { .init() }
}
#endif
