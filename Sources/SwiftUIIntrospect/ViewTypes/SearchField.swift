#if !os(watchOS)
  #if canImport(UIKit)
    public import UIKit
  #endif

  /// The field that `.searchable` adds, from the navigation view around it.
  ///
  /// From iOS 26 on, there is a `UISearchBar` only in a navigation view or stack inside a tab view,
  /// or, on an iPad, in a navigation or split view of two columns.
  ///
  /// ```swift
  /// #if !os(Linux)
  /// struct SearchFieldExample: View {
  ///   @State var text = ""
  ///
  ///   var body: some View {
  ///     NavigationView {
  ///       Text("Root")
  ///         .searchable(text: $text)
  ///     }
  ///     .navigationViewStyle(.stack)
  ///     #if os(iOS) || os(tvOS) || os(visionOS)  // UISearchBar
  ///       .introspect(.searchField, on: .iOS(.v15...), .tvOS(.v15...), .visionOS(.v1...)) {
  ///         print($0)
  ///       }
  ///     #endif  // not available on macOS and Linux
  ///   }
  /// }
  /// #endif
  /// ```
  public struct SearchFieldType: IntrospectableViewType {
    public static var limits: [IntrospectionLimit] {
      [
        IntrospectionLimit(
          since: Platform(.iOS, 26),
          "there is a UISearchBar only inside a tab view, or in two columns on an iPad")
      ]
    }
  }

  extension IntrospectableViewType where Self == SearchFieldType {
    public static var searchField: Self { .init() }
  }

  extension SearchFieldType: PlatformIntrospectable {
    #if canImport(UIKit)
      public typealias iOS13 = Unavailable<UISearchBar>
      public typealias iOS15 = UISearchBar
      public typealias tvOS13 = Unavailable<UISearchBar>
      public typealias tvOS15 = UISearchBar
      public typealias visionOS1 = UISearchBar

      /// The first search bar in the loaded views of a navigation controller.
      public static func selector<Entity: PlatformEntity>(
        for entity: Entity.Type
      ) -> IntrospectionSelector<Entity> {
        .from(UINavigationController.self) { controller in
          controller.viewIfLoaded.flatMap { DescendantWalk(of: $0).first(ofType: Entity.self) }
        }
      }
    #endif
  }

  #if canImport(UIKit)
    extension iOSViewVersion<SearchFieldType, UISearchBar> {
      @available(*, unavailable, message: "iOS 13 has no .searchable")
      public static var v13: Self { .unavailable() }
      @available(*, unavailable, message: "iOS 14 has no .searchable")
      public static var v14: Self { .unavailable() }
    }

    extension tvOSViewVersion<SearchFieldType, UISearchBar> {
      @available(*, unavailable, message: "tvOS 13 has no .searchable")
      public static var v13: Self { .unavailable() }
      @available(*, unavailable, message: "tvOS 14 has no .searchable")
      public static var v14: Self { .unavailable() }
    }
  #endif
#endif
