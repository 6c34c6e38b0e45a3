#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #endif

  /// A `List` with the `.grouped` style.
  ///
  /// ```swift
  /// struct ListWithGroupedStyleExample: View {
  ///   var body: some View {
  ///     List {
  ///       Text("Item")
  ///     }
  ///     .listStyle(.grouped)
  ///     #if os(iOS)  // UITableView, then UICollectionView
  ///       .introspect(.list(style: .grouped), on: .iOS(.v13, .v14, .v15)) {
  ///         print($0)
  ///       }
  ///       .introspect(.list(style: .grouped), on: .iOS(.v16...)) { print($0) }
  ///     #elseif os(tvOS)  // UITableView
  ///       .introspect(.list(style: .grouped), on: .tvOS(.v13...)) { print($0) }
  ///     #elseif os(visionOS)  // UICollectionView
  ///       .introspect(.list(style: .grouped), on: .visionOS(.v1...)) { print($0) }
  ///     #elseif os(Linux)  // GTK.ListView
  ///       .introspect(.list(style: .grouped), on: .gtk(.v4)) { print($0) }
  ///     #endif  // not available on macOS
  ///   }
  /// }
  /// ```
  public struct ListWithGroupedStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case grouped
    }
  }

  #if !os(macOS)
    extension IntrospectableViewType where Self == ListWithGroupedStyleType {
      public static func list(style: Self.Style) -> Self { .init() }
    }

    extension ListWithGroupedStyleType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.ListView
      #elseif canImport(UIKit)
        public typealias iOS13 = UITableView
        public typealias iOS16 = UICollectionView
        public typealias tvOS13 = UITableView
        public typealias visionOS1 = UICollectionView
      #endif
    }
  #endif
#endif
