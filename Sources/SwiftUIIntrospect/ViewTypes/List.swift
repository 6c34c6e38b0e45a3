#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `List`, also with the `.plain` style.
  ///
  /// ```swift
  /// struct ListExample: View {
  ///   var body: some View {
  ///     List {
  ///       Text("Item")
  ///     }
  ///     #if os(iOS)  // UITableView, then UICollectionView
  ///       .introspect(.list, on: .iOS(.v13, .v14, .v15)) { print($0) }
  ///       .introspect(.list, on: .iOS(.v16...)) { print($0) }
  ///     #elseif os(tvOS)  // UITableView
  ///       .introspect(.list, on: .tvOS(.v13...)) { print($0) }
  ///     #elseif os(visionOS)  // UICollectionView
  ///       .introspect(.list, on: .visionOS(.v1...)) { print($0) }
  ///     #elseif os(macOS)  // NSTableView
  ///       .introspect(.list, on: .macOS(.v10_15...)) { print($0) }
  ///     #elseif os(Linux)  // GTK.ListView
  ///       .introspect(.list, on: .gtk(.v4)) { print($0) }
  ///     #endif
  ///   }
  /// }
  /// ```
  public struct ListType: IntrospectableViewType {
    public enum Style: Sendable {
      case plain
    }
  }

  extension IntrospectableViewType where Self == ListType {
    public static var list: Self { .init() }

    public static func list(style: Self.Style) -> Self { .init() }
  }

  extension ListType: PlatformIntrospectable {
    #if GTK
      public typealias GTK4 = GTK.ListView
    #elseif canImport(UIKit)
      public typealias iOS13 = UITableView
      public typealias iOS16 = UICollectionView
      public typealias tvOS13 = UITableView
      public typealias visionOS1 = UICollectionView
    #elseif canImport(AppKit)
      public typealias macOS10_15 = NSTableView
    #endif
  }
#endif
