#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// Any view: the outermost entity in the receiver. Where the receiver has no entity of its own,
  /// as stacks and frames on GTK, that is the first one in its content.
  ///
  /// From iOS 26 on, text, images and stacks have no `UIView` of their own.
  ///
  /// ```swift
  /// struct ViewExample: View {
  ///   var body: some View {
  ///     Text("Content")
  ///       #if os(iOS) || os(tvOS) || os(visionOS)  // UIView
  ///         .introspect(.view, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // NSView
  ///         .introspect(.view, on: .macOS(.v10_15...)) { print($0) }
  ///       #elseif os(Linux)  // GTK.Widget
  ///         .introspect(.view, on: .gtk(.v4)) { print($0) }
  ///       #endif
  ///   }
  /// }
  /// ```
  public struct ViewType: IntrospectableViewType {
    public static var limits: [IntrospectionLimit] {
      [
        IntrospectionLimit(
          since: Platform(.iOS, 26),
          "text, images and stacks have no UIView of their own")
      ]
    }
  }

  extension IntrospectableViewType where Self == ViewType {
    public static var view: Self { .init() }
  }

  extension ViewType: PlatformIntrospectable {
    #if GTK
      public typealias GTK4 = GTK.Widget
    #elseif canImport(UIKit)
      public typealias iOS13 = UIView
      public typealias tvOS13 = UIView
      public typealias visionOS1 = UIView
    #elseif canImport(AppKit)
      public typealias macOS10_15 = NSView
    #endif
  }
#endif
