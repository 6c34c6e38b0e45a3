#if !os(watchOS)
/// A `Form` with its automatic style.
///
/// ```swift
/// Form { Text("Item") }
///   .introspect(.form, on: .iOS(.v13, .v14, .v15), .tvOS) { print($0) }  // UITableView
///   .introspect(.form, on: .iOS(.v16...), .visionOS) { print($0) }  // UICollectionView
///   .introspect(.form, on: .gtk) { print($0) }  // GTK.ScrolledWindow
///   // not available on macOS
/// ```
public struct FormType: PlatformIntrospectable {
  public typealias iOS13 = Native.UITableView
  public typealias iOS16 = Native.UICollectionView
  public typealias tvOS13 = Native.UITableView
  public typealias visionOS1 = Native.UICollectionView
  public typealias GTK4 = Native.GtkScrolledWindow
}

extension IntrospectableViewType where Self == FormType {
  public static var form: Self { .init() }
}
#endif
