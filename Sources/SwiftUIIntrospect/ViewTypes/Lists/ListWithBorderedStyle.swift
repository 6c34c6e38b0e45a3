#if !os(watchOS)
/// A `List` with the `.bordered` style.
///
/// ```swift
/// List { Text("Item") }
///   .listStyle(.bordered)
///   .introspect(.list(style: .bordered), on: .macOS(.v12...)) { print($0) }  // NSTableView
///   .introspect(.list(style: .bordered), on: .gtk) { print($0) }  // GTK.ListView
///   // not available on iOS, tvOS and visionOS
/// ```
public struct ListWithBorderedStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case bordered }

  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSTableView>
  public typealias macOS12 = Native.NSTableView
  public typealias GTK4 = Native.GtkListView
}

extension IntrospectableViewType where Self == ListWithBorderedStyleType {
  public static func list(style: Self.Style) -> Self { .init() }
}
#endif
