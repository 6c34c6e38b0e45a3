#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit) && !os(tvOS)
    public import UIKit
  #endif

  /// A `List` with the `.insetGrouped` style.
  ///
  /// ```swift
  /// struct ListWithInsetGroupedStyleExample: View {
  ///   var body: some View {
  ///     List {
  ///       Text("Item")
  ///     }
  ///     .listStyle(.insetGrouped)
  ///     #if os(iOS)  // UITableView, then UICollectionView
  ///       .introspect(.list(style: .insetGrouped), on: .iOS(.v14, .v15)) {
  ///         print($0)
  ///       }
  ///       .introspect(.list(style: .insetGrouped), on: .iOS(.v16...)) { print($0) }
  ///     #elseif os(visionOS)  // UICollectionView
  ///       .introspect(.list(style: .insetGrouped), on: .visionOS(.v1...)) {
  ///         print($0)
  ///       }
  ///     #elseif os(Linux)  // GTK.ListView
  ///       .introspect(.list(style: .insetGrouped), on: .gtk(.v4)) { print($0) }
  ///     #endif  // not available on tvOS and macOS
  ///   }
  /// }
  /// ```
  public struct ListWithInsetGroupedStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case insetGrouped
    }
  }

  #if !os(tvOS) && !os(macOS)
    extension IntrospectableViewType where Self == ListWithInsetGroupedStyleType {
      public static func list(style: Self.Style) -> Self { .init() }
    }

    extension ListWithInsetGroupedStyleType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.ListView
      #elseif canImport(UIKit)
        public typealias iOS13 = Unavailable<UITableView>
        public typealias iOS14 = UITableView
        public typealias iOS16 = UICollectionView
        public typealias visionOS1 = UICollectionView
      #endif
    }

    #if canImport(UIKit)
      extension iOSViewVersion<ListWithInsetGroupedStyleType, UITableView> {
        @available(*, unavailable, message: "iOS 13 has no .listStyle(.insetGrouped)")
        public static var v13: Self { .unavailable() }
      }
    #endif
  #endif
#endif
