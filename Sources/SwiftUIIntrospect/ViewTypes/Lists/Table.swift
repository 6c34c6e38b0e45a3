#if !os(watchOS)
/// A `Table`.
///
/// ```swift
/// struct People: View {
///   struct Person: Identifiable {
///     let name: String
///     var id: String { name }
///   }
///
///   var body: some View {
///     Table([Person(name: "Ada")]) { TableColumn("Name", value: \.name) }
///       .introspect(.table, on: .iOS(.v16...), .visionOS) { print($0) }  // UICollectionView
///       .introspect(.table, on: .macOS(.v12...)) { print($0) }  // NSTableView
///       .introspect(.table, on: .gtk) { print($0) }  // GTK.ColumnView
///       // not available on tvOS
///   }
/// }
/// ```
public struct TableType: PlatformIntrospectable {
  public typealias iOS13 = UnavailableInThisVersion<Native.UICollectionView>
  public typealias iOS16 = Native.UICollectionView
  public typealias visionOS1 = Native.UICollectionView
  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSTableView>
  public typealias macOS12 = Native.NSTableView
  public typealias GTK4 = Native.GtkColumnView
}

extension IntrospectableViewType where Self == TableType {
  public static var table: Self { .init() }
}
#endif
