#if !os(watchOS)
/// A `List` with the `.grouped` style.
///
/// ```swift
/// List { Text("Item") }
///   .listStyle(.grouped)
///   .introspect(.list(style: .grouped), on: .iOS(.v13, .v14, .v15), .tvOS) {  // UITableView
///     print($0)
///   }
///   .introspect(.list(style: .grouped), on: .iOS(.v16...), .visionOS) {  // UICollectionView
///     print($0)
///   }
///   .introspect(.list(style: .grouped), on: .gtk) { print($0) }  // GTK.ListView
///   // not available on macOS
/// ```
public struct ListWithGroupedStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case grouped }

  public typealias iOS13 = Native.UITableView
  public typealias iOS16 = Native.UICollectionView
  public typealias tvOS13 = Native.UITableView
  public typealias visionOS1 = Native.UICollectionView
  public typealias GTK4 = Native.GtkListView
}

extension IntrospectableViewType where Self == ListWithGroupedStyleType {
  public static func list(style: Self.Style) -> Self { .init() }
}
#endif
