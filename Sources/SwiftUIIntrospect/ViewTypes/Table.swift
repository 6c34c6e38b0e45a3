#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit) && !os(tvOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `Table`.
  ///
  /// ```swift
  /// #if !os(tvOS)
  /// struct TableExample: View {
  ///   struct Person: Identifiable {
  ///     let name: String
  ///     var id: String { name }
  ///   }
  ///
  ///   let people = [Person(name: "Ada")]
  ///
  ///   var body: some View {
  ///     Table(people) {
  ///       TableColumn("Name", value: \.name)
  ///     }
  ///     #if os(iOS) || os(visionOS)  // UICollectionView
  ///       .introspect(.table, on: .iOS(.v16...), .visionOS(.v1...)) { print($0) }
  ///     #elseif os(macOS)  // NSTableView
  ///       .introspect(.table, on: .macOS(.v12...)) { print($0) }
  ///     #elseif os(Linux)  // GTK.ColumnView
  ///       .introspect(.table, on: .gtk(.v4)) { print($0) }
  ///     #endif  // not available on tvOS
  ///   }
  /// }
  /// #endif
  /// ```
  public struct TableType: IntrospectableViewType {}

  #if !os(tvOS)
    extension IntrospectableViewType where Self == TableType {
      public static var table: Self { .init() }
    }

    extension TableType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.ColumnView
      #elseif canImport(UIKit)
        public typealias iOS13 = Unavailable<UICollectionView>
        public typealias iOS16 = UICollectionView
        public typealias visionOS1 = UICollectionView
      #elseif canImport(AppKit)
        public typealias macOS10_15 = Unavailable<NSTableView>
        public typealias macOS12 = NSTableView
      #endif
    }

    #if canImport(UIKit)
      extension iOSViewVersion<TableType, UICollectionView> {
        @available(*, unavailable, message: "iOS 13 has no Table")
        public static var v13: Self { .unavailable() }
        @available(*, unavailable, message: "iOS 14 has no Table")
        public static var v14: Self { .unavailable() }
        @available(*, unavailable, message: "iOS 15 has no Table")
        public static var v15: Self { .unavailable() }
      }
    #elseif canImport(AppKit)
      extension macOSViewVersion<TableType, NSTableView> {
        @available(*, unavailable, message: "macOS 10.15 has no Table")
        public static var v10_15: Self { .unavailable() }
        @available(*, unavailable, message: "macOS 11 has no Table")
        public static var v11: Self { .unavailable() }
      }
    #endif
  #endif
#endif
