#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `Form` with the `.grouped` style.
  ///
  /// ```swift
  /// struct FormWithGroupedStyleExample: View {
  ///   var body: some View {
  ///     Form {
  ///       Text("Item")
  ///     }
  ///     .formStyle(.grouped)
  ///     #if os(iOS) || os(visionOS)  // UICollectionView
  ///       .introspect(.form(style: .grouped), on: .iOS(.v16...), .visionOS(.v1...)) {
  ///         print($0)
  ///       }
  ///     #elseif os(tvOS)  // UITableView
  ///       .introspect(.form(style: .grouped), on: .tvOS(.v16...)) { print($0) }
  ///     #elseif os(macOS)  // NSScrollView
  ///       .introspect(.form(style: .grouped), on: .macOS(.v13...)) { print($0) }
  ///     #elseif os(Linux)  // GTK.ScrolledWindow
  ///       .introspect(.form(style: .grouped), on: .gtk(.v4)) { print($0) }
  ///     #endif
  ///   }
  /// }
  /// ```
  public struct FormWithGroupedStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case grouped
    }
  }

  extension IntrospectableViewType where Self == FormWithGroupedStyleType {
    public static func form(style: Self.Style) -> Self { .init() }
  }

  extension FormWithGroupedStyleType: PlatformIntrospectable {
    #if GTK
      public typealias GTK4 = GTK.ScrolledWindow
    #elseif canImport(UIKit)
      public typealias iOS13 = Unavailable<UITableView>
      public typealias iOS16 = UICollectionView
      public typealias tvOS13 = Unavailable<UITableView>
      public typealias tvOS16 = UITableView
      public typealias visionOS1 = UICollectionView
    #elseif canImport(AppKit)
      public typealias macOS10_15 = Unavailable<NSScrollView>
      public typealias macOS13 = NSScrollView
    #endif
  }

  #if canImport(UIKit)
    extension iOSViewVersion<FormWithGroupedStyleType, UITableView> {
      @available(*, unavailable, message: "iOS 13 has no .formStyle(.grouped)")
      public static var v13: Self { .unavailable() }
      @available(*, unavailable, message: "iOS 14 has no .formStyle(.grouped)")
      public static var v14: Self { .unavailable() }
      @available(*, unavailable, message: "iOS 15 has no .formStyle(.grouped)")
      public static var v15: Self { .unavailable() }
    }

    extension tvOSViewVersion<FormWithGroupedStyleType, UITableView> {
      @available(*, unavailable, message: "tvOS 13 has no .formStyle(.grouped)")
      public static var v13: Self { .unavailable() }
      @available(*, unavailable, message: "tvOS 14 has no .formStyle(.grouped)")
      public static var v14: Self { .unavailable() }
      @available(*, unavailable, message: "tvOS 15 has no .formStyle(.grouped)")
      public static var v15: Self { .unavailable() }
    }
  #elseif canImport(AppKit)
    extension macOSViewVersion<FormWithGroupedStyleType, NSScrollView> {
      @available(*, unavailable, message: "macOS 10.15 has no .formStyle(.grouped)")
      public static var v10_15: Self { .unavailable() }
      @available(*, unavailable, message: "macOS 11 has no .formStyle(.grouped)")
      public static var v11: Self { .unavailable() }
      @available(*, unavailable, message: "macOS 12 has no .formStyle(.grouped)")
      public static var v12: Self { .unavailable() }
    }
  #endif
#endif
