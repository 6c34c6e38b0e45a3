#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif os(macOS)
    public import AppKit
  #endif

  /// A `List` with the `.bordered` style.
  ///
  /// ```swift
  /// struct ListWithBorderedStyleExample: View {
  ///   var body: some View {
  ///     List {
  ///       Text("Item")
  ///     }
  ///     .listStyle(.bordered)
  ///     #if os(macOS)  // NSTableView
  ///       .introspect(.list(style: .bordered), on: .macOS(.v12...)) { print($0) }
  ///     #elseif os(Linux)  // GTK.ListView
  ///       .introspect(.list(style: .bordered), on: .gtk(.v4)) { print($0) }
  ///     #endif  // not available on iOS, tvOS and visionOS
  ///   }
  /// }
  /// ```
  public struct ListWithBorderedStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case bordered
    }
  }

  #if os(macOS) || os(Linux)
    extension IntrospectableViewType where Self == ListWithBorderedStyleType {
      public static func list(style: Self.Style) -> Self { .init() }
    }

    extension ListWithBorderedStyleType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.ListView
      #elseif canImport(AppKit)
        public typealias macOS10_15 = Unavailable<NSTableView>
        public typealias macOS12 = NSTableView
      #endif
    }

    #if canImport(AppKit)
      extension macOSViewVersion<ListWithBorderedStyleType, NSTableView> {
        @available(*, unavailable, message: "macOS 10.15 has no .listStyle(.bordered)")
        public static var v10_15: Self { .unavailable() }
        @available(*, unavailable, message: "macOS 11 has no .listStyle(.bordered)")
        public static var v11: Self { .unavailable() }
      }
    #endif
  #endif
#endif
