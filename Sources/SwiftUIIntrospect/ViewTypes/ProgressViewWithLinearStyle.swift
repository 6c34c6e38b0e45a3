#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `ProgressView` with the `.linear` style.
  ///
  /// ```swift
  /// struct ProgressViewWithLinearStyleExample: View {
  ///   var body: some View {
  ///     ProgressView(value: 0.5)
  ///       .progressViewStyle(.linear)
  ///       #if os(iOS) || os(tvOS) || os(visionOS)  // UIProgressView
  ///         .introspect(
  ///           .progressView(style: .linear), on: .iOS(.v14...), .tvOS(.v14...), .visionOS(.v1...)
  ///         ) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // NSProgressIndicator
  ///         .introspect(.progressView(style: .linear), on: .macOS(.v11...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(Linux)  // GTK.ProgressBar
  ///         .introspect(.progressView(style: .linear), on: .gtk(.v4)) { print($0) }
  ///       #endif
  ///   }
  /// }
  /// ```
  public struct ProgressViewWithLinearStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case linear
    }
  }

  extension IntrospectableViewType where Self == ProgressViewWithLinearStyleType {
    public static func progressView(style: Self.Style) -> Self { .init() }
  }

  extension ProgressViewWithLinearStyleType: PlatformIntrospectable {
    #if GTK
      public typealias GTK4 = GTK.ProgressBar
    #elseif canImport(UIKit)
      public typealias iOS13 = Unavailable<UIProgressView>
      public typealias iOS14 = UIProgressView
      public typealias tvOS13 = Unavailable<UIProgressView>
      public typealias tvOS14 = UIProgressView
      public typealias visionOS1 = UIProgressView
    #elseif canImport(AppKit)
      public typealias macOS10_15 = Unavailable<NSProgressIndicator>
      public typealias macOS11 = NSProgressIndicator
    #endif
  }

  #if canImport(UIKit)
    extension iOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
      @available(*, unavailable, message: "iOS 13 has no .progressViewStyle(.linear)")
      public static var v13: Self { .unavailable() }
    }

    extension tvOSViewVersion<ProgressViewWithLinearStyleType, UIProgressView> {
      @available(*, unavailable, message: "tvOS 13 has no .progressViewStyle(.linear)")
      public static var v13: Self { .unavailable() }
    }
  #elseif canImport(AppKit)
    extension macOSViewVersion<ProgressViewWithLinearStyleType, NSProgressIndicator> {
      @available(*, unavailable, message: "macOS 10.15 has no .progressViewStyle(.linear)")
      public static var v10_15: Self { .unavailable() }
    }
  #endif
#endif
