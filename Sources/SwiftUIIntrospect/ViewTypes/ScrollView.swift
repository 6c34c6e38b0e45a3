#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `ScrollView`; also what scrolls a `List`.
  ///
  /// ```swift
  /// struct ScrollViewExample: View {
  ///   var body: some View {
  ///     ScrollView {
  ///       Text("Item")
  ///     }
  ///     #if os(iOS) || os(tvOS) || os(visionOS)  // UIScrollView
  ///       .introspect(.scrollView, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) {
  ///         print($0)
  ///       }
  ///     #elseif os(macOS)  // NSScrollView
  ///       .introspect(.scrollView, on: .macOS(.v10_15...)) { print($0) }
  ///     #elseif os(Linux)  // GTK.ScrolledWindow
  ///       .introspect(.scrollView, on: .gtk(.v4)) { print($0) }
  ///     #endif
  ///   }
  /// }
  /// ```
  public struct ScrollViewType: IntrospectableViewType {}

  extension IntrospectableViewType where Self == ScrollViewType {
    public static var scrollView: Self { .init() }
  }

  extension ScrollViewType: PlatformIntrospectable {
    #if GTK
      public typealias GTK4 = GTK.ScrolledWindow
    #elseif canImport(UIKit)
      public typealias iOS13 = UIScrollView
      public typealias tvOS13 = UIScrollView
      public typealias visionOS1 = UIScrollView
    #elseif canImport(AppKit)
      public typealias macOS10_15 = NSScrollView
    #endif
  }
#endif
