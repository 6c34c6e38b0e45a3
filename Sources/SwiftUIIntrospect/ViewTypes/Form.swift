#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #endif

  /// A `Form` with its automatic style.
  ///
  /// ```swift
  /// struct FormExample: View {
  ///   var body: some View {
  ///     Form {
  ///       Text("Item")
  ///     }
  ///     #if os(iOS)  // UITableView, then UICollectionView
  ///       .introspect(.form, on: .iOS(.v13, .v14, .v15)) { print($0) }
  ///       .introspect(.form, on: .iOS(.v16...)) { print($0) }
  ///     #elseif os(tvOS)  // UITableView
  ///       .introspect(.form, on: .tvOS(.v13...)) { print($0) }
  ///     #elseif os(visionOS)  // UICollectionView
  ///       .introspect(.form, on: .visionOS(.v1...)) { print($0) }
  ///     #elseif os(Linux)  // GTK.ScrolledWindow
  ///       .introspect(.form, on: .gtk(.v4)) { print($0) }
  ///     #endif  // not available on macOS
  ///   }
  /// }
  /// ```
  public struct FormType: IntrospectableViewType {}

  #if !os(macOS)
    extension IntrospectableViewType where Self == FormType {
      public static var form: Self { .init() }
    }

    extension FormType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.ScrolledWindow
      #elseif canImport(UIKit)
        public typealias iOS13 = UITableView
        public typealias iOS16 = UICollectionView
        public typealias tvOS13 = UITableView
        public typealias visionOS1 = UICollectionView
      #endif
    }
  #endif
#endif
