#if !os(watchOS)
/// The field that `.searchable` adds, from the navigation view around it.
///
/// From iOS 26 on, there is a `UISearchBar` only in a navigation view or stack inside a tab view,
/// or, on an iPad, in a navigation or split view of two columns.
///
/// ```swift
/// NavigationView { Text("Root").searchable(text: .constant("")) }
///   .introspect(.searchField, on: .iOS(.v15...), .tvOS(.v15...), .visionOS) {  // UISearchBar
///     print($0)
///   }
///   .introspect(.searchField, on: .gtk) { print($0) }  // GTK.SearchEntry
///   // not available on macOS
/// ```
public struct SearchFieldType: PlatformIntrospectable {
  public typealias iOS13 = UnavailableInThisVersion<Native.UISearchBar>
  public typealias iOS15 = Native.UISearchBar
  public typealias tvOS13 = UnavailableInThisVersion<Native.UISearchBar>
  public typealias tvOS15 = Native.UISearchBar
  public typealias visionOS1 = Native.UISearchBar
  public typealias GTK4 = Native.GtkSearchEntry

  public static let limits = [
    IntrospectionLimit(
      since: Platform(.iOS, 26),
      "there is a UISearchBar only inside a tab view, or in two columns on an iPad")
  ]

  #if canImport(UIKit)
  /// The first search bar in the loaded views of a navigation controller.
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .from(UINavigationController.self) { controller in
      controller.viewIfLoaded?.allDescendants.lazy.compactMap { $0 as? Entity }.first
    }
  }
  #endif
}

extension IntrospectableViewType where Self == SearchFieldType {
  public static var searchField: Self { .init() }
}
#endif
