#if !os(watchOS)
/// A `Form` with the `.grouped` style.
///
/// ```swift
/// Form { Text("Item") }
///   .formStyle(.grouped)
///   .introspect(.form(style: .grouped), on: .iOS(.v16...), .visionOS) {  // UICollectionView
///     print($0)
///   }
///   .introspect(.form(style: .grouped), on: .tvOS(.v16...)) { print($0) }  // UITableView
///   .introspect(.form(style: .grouped), on: .macOS(.v13...)) { print($0) }  // NSScrollView
///   .introspect(.form(style: .grouped), on: .gtk) { print($0) }  // GTK.ScrolledWindow
/// ```
public struct FormWithGroupedStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case grouped }

  public typealias iOS13 = UnavailableInThisVersion<Native.UITableView>
  public typealias iOS16 = Native.UICollectionView
  public typealias tvOS13 = UnavailableInThisVersion<Native.UITableView>
  public typealias tvOS16 = Native.UITableView
  public typealias visionOS1 = Native.UICollectionView
  public typealias macOS10_15 = UnavailableInThisVersion<Native.NSScrollView>
  public typealias macOS13 = Native.NSScrollView
  public typealias GTK4 = Native.GtkScrolledWindow
}

extension IntrospectableViewType where Self == FormWithGroupedStyleType {
  public static func form(style: Self.Style) -> Self { .init() }
}
#endif
