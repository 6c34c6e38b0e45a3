#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit) && !os(tvOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `List` with the `.inset` style.
  ///
  /// ```swift
  /// struct ListWithInsetStyleExample: View {
  ///   var body: some View {
  ///     List {
  ///       Text("Item")
  ///     }
  ///     .listStyle(.inset)
  ///     #if os(iOS)  // UITableView, then UICollectionView
  ///       .introspect(.list(style: .inset), on: .iOS(.v14, .v15)) { print($0) }
  ///       .introspect(.list(style: .inset), on: .iOS(.v16...)) { print($0) }
  ///     #elseif os(visionOS)  // UICollectionView
  ///       .introspect(.list(style: .inset), on: .visionOS(.v1...)) { print($0) }
  ///     #elseif os(macOS)  // NSTableView
  ///       .introspect(.list(style: .inset), on: .macOS(.v11...)) { print($0) }
  ///     #elseif os(Linux)  // GTK.ListView
  ///       .introspect(.list(style: .inset), on: .gtk(.v4)) { print($0) }
  ///     #endif  // not available on tvOS
  ///   }
  /// }
  /// ```
  public struct ListWithInsetStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case inset
    }
  }

  #if !os(tvOS)
    extension IntrospectableViewType where Self == ListWithInsetStyleType {
      public static func list(style: Self.Style) -> Self { .init() }
    }

    extension ListWithInsetStyleType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.ListView
      #elseif canImport(UIKit)
        public typealias iOS13 = Unavailable<UITableView>
        public typealias iOS14 = UITableView
        public typealias iOS16 = UICollectionView
        public typealias visionOS1 = UICollectionView
      #elseif canImport(AppKit)
        public typealias macOS10_15 = Unavailable<NSTableView>
        public typealias macOS11 = NSTableView
      #endif
    }

    #if canImport(UIKit)
      extension iOSViewVersion<ListWithInsetStyleType, UITableView> {
        @available(*, unavailable, message: "iOS 13 has no .listStyle(.inset)")
        public static var v13: Self { .unavailable() }
      }
    #elseif canImport(AppKit)
      extension macOSViewVersion<ListWithInsetStyleType, NSTableView> {
        @available(*, unavailable, message: "macOS 10.15 has no .listStyle(.inset)")
        public static var v10_15: Self { .unavailable() }
      }
    #endif
  #endif
#endif
