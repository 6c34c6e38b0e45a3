#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `ProgressView` with the `.circular` style.
  ///
  /// ```swift
  /// struct ProgressViewWithCircularStyleExample: View {
  ///   var body: some View {
  ///     ProgressView()
  ///       .progressViewStyle(.circular)
  ///       #if os(iOS) || os(tvOS) || os(visionOS)  // UIActivityIndicatorView
  ///         .introspect(
  ///           .progressView(style: .circular), on: .iOS(.v14...), .tvOS(.v14...),
  ///           .visionOS(.v1...)
  ///         ) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // NSProgressIndicator
  ///         .introspect(.progressView(style: .circular), on: .macOS(.v11...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(Linux)  // GTK.Spinner
  ///         .introspect(.progressView(style: .circular), on: .gtk(.v4)) { print($0) }
  ///       #endif
  ///   }
  /// }
  /// ```
  public struct ProgressViewWithCircularStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case circular
    }
  }

  extension IntrospectableViewType where Self == ProgressViewWithCircularStyleType {
    public static func progressView(style: Self.Style) -> Self { .init() }
  }

  extension ProgressViewWithCircularStyleType: PlatformIntrospectable {
    #if GTK
      public typealias GTK4 = GTK.Spinner
    #elseif canImport(UIKit)
      public typealias iOS13 = Unavailable<UIActivityIndicatorView>
      public typealias iOS14 = UIActivityIndicatorView
      public typealias tvOS13 = Unavailable<UIActivityIndicatorView>
      public typealias tvOS14 = UIActivityIndicatorView
      public typealias visionOS1 = UIActivityIndicatorView
    #elseif canImport(AppKit)
      public typealias macOS10_15 = Unavailable<NSProgressIndicator>
      public typealias macOS11 = NSProgressIndicator
    #endif
  }

  #if canImport(UIKit)
    extension iOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
      @available(*, unavailable, message: "iOS 13 has no .progressViewStyle(.circular)")
      public static var v13: Self { .unavailable() }
    }

    extension tvOSViewVersion<ProgressViewWithCircularStyleType, UIActivityIndicatorView> {
      @available(*, unavailable, message: "tvOS 13 has no .progressViewStyle(.circular)")
      public static var v13: Self { .unavailable() }
    }
  #elseif canImport(AppKit)
    extension macOSViewVersion<ProgressViewWithCircularStyleType, NSProgressIndicator> {
      @available(*, unavailable, message: "macOS 10.15 has no .progressViewStyle(.circular)")
      public static var v10_15: Self { .unavailable() }
    }
  #endif
#endif
