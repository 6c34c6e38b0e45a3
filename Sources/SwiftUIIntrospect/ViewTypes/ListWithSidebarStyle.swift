#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit) && !os(tvOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `List` with the `.sidebar` style.
  ///
  /// ```swift
  /// struct ListWithSidebarStyleExample: View {
  ///   var body: some View {
  ///     List {
  ///       Text("Item")
  ///     }
  ///     .listStyle(.sidebar)
  ///     #if os(iOS)  // UITableView, then UICollectionView
  ///       .introspect(.list(style: .sidebar), on: .iOS(.v14, .v15)) { print($0) }
  ///       .introspect(.list(style: .sidebar), on: .iOS(.v16...)) { print($0) }
  ///     #elseif os(visionOS)  // UICollectionView
  ///       .introspect(.list(style: .sidebar), on: .visionOS(.v1...)) { print($0) }
  ///     #elseif os(macOS)  // NSTableView
  ///       .introspect(.list(style: .sidebar), on: .macOS(.v10_15...)) { print($0) }
  ///     #elseif os(Linux)  // GTK.ListView
  ///       .introspect(.list(style: .sidebar), on: .gtk(.v4)) { print($0) }
  ///     #endif  // not available on tvOS
  ///   }
  /// }
  /// ```
  public struct ListWithSidebarStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case sidebar
    }
  }

  #if !os(tvOS)
    extension IntrospectableViewType where Self == ListWithSidebarStyleType {
      public static func list(style: Self.Style) -> Self { .init() }
    }

    extension ListWithSidebarStyleType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.ListView
      #elseif canImport(UIKit)
        public typealias iOS13 = Unavailable<UITableView>
        public typealias iOS14 = UITableView
        public typealias iOS16 = UICollectionView
        public typealias visionOS1 = UICollectionView
      #elseif canImport(AppKit)
        public typealias macOS10_15 = NSTableView
      #endif
    }

    #if canImport(UIKit)
      extension iOSViewVersion<ListWithSidebarStyleType, UITableView> {
        @available(*, unavailable, message: "iOS 13 has no .listStyle(.sidebar)")
        public static var v13: Self { .unavailable() }
      }
    #endif
  #endif
#endif
