#if !os(watchOS)
  #if canImport(WebKit)
    public import WebKit
  #endif

  /// A `WebView` of WebKit.
  ///
  /// ```swift
  /// #if canImport(WebKit)
  /// import WebKit
  /// import SwiftUI
  /// import SwiftUIIntrospect
  ///
  /// struct WebViewExample: View {
  ///   var body: some View {
  ///     WebView(url: URL(string: "about:blank"))
  ///       #if os(iOS) || os(tvOS) || os(visionOS)  // WKWebView
  ///         .introspect(.webView, on: .iOS(.v26...), .tvOS(.v26...), .visionOS(.v26...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // WKWebView
  ///         .introspect(.webView, on: .macOS(.v26...)) { print($0) }
  ///       #endif  // not available on Linux
  ///   }
  /// }
  /// #endif
  /// ```
  public struct WebViewType: IntrospectableViewType {}

  #if canImport(WebKit)
    extension IntrospectableViewType where Self == WebViewType {
      public static var webView: Self { .init() }
    }

    extension WebViewType: PlatformIntrospectable {
      #if canImport(UIKit)
        public typealias iOS13 = Unavailable<WKWebView>
        public typealias iOS26 = WKWebView
        public typealias tvOS13 = Unavailable<WKWebView>
        public typealias tvOS26 = WKWebView
        public typealias visionOS1 = Unavailable<WKWebView>
        public typealias visionOS26 = WKWebView
      #elseif canImport(AppKit)
        public typealias macOS10_15 = Unavailable<WKWebView>
        public typealias macOS26 = WKWebView
      #endif
    }

    #if canImport(UIKit)
      extension iOSViewVersion<WebViewType, WKWebView> {
        @available(*, unavailable, message: "iOS 13 has no WebView")
        public static var v13: Self { .unavailable() }
        @available(*, unavailable, message: "iOS 14 has no WebView")
        public static var v14: Self { .unavailable() }
        @available(*, unavailable, message: "iOS 15 has no WebView")
        public static var v15: Self { .unavailable() }
        @available(*, unavailable, message: "iOS 16 has no WebView")
        public static var v16: Self { .unavailable() }
        @available(*, unavailable, message: "iOS 17 has no WebView")
        public static var v17: Self { .unavailable() }
        @available(*, unavailable, message: "iOS 18 has no WebView")
        public static var v18: Self { .unavailable() }
      }

      extension tvOSViewVersion<WebViewType, WKWebView> {
        @available(*, unavailable, message: "tvOS 13 has no WebView")
        public static var v13: Self { .unavailable() }
        @available(*, unavailable, message: "tvOS 14 has no WebView")
        public static var v14: Self { .unavailable() }
        @available(*, unavailable, message: "tvOS 15 has no WebView")
        public static var v15: Self { .unavailable() }
        @available(*, unavailable, message: "tvOS 16 has no WebView")
        public static var v16: Self { .unavailable() }
        @available(*, unavailable, message: "tvOS 17 has no WebView")
        public static var v17: Self { .unavailable() }
        @available(*, unavailable, message: "tvOS 18 has no WebView")
        public static var v18: Self { .unavailable() }
      }

      extension visionOSViewVersion<WebViewType, WKWebView> {
        @available(*, unavailable, message: "visionOS 1 has no WebView")
        public static var v1: Self { .unavailable() }
        @available(*, unavailable, message: "visionOS 2 has no WebView")
        public static var v2: Self { .unavailable() }
      }
    #elseif canImport(AppKit)
      extension macOSViewVersion<WebViewType, WKWebView> {
        @available(*, unavailable, message: "macOS 10.15 has no WebView")
        public static var v10_15: Self { .unavailable() }
        @available(*, unavailable, message: "macOS 11 has no WebView")
        public static var v11: Self { .unavailable() }
        @available(*, unavailable, message: "macOS 12 has no WebView")
        public static var v12: Self { .unavailable() }
        @available(*, unavailable, message: "macOS 13 has no WebView")
        public static var v13: Self { .unavailable() }
        @available(*, unavailable, message: "macOS 14 has no WebView")
        public static var v14: Self { .unavailable() }
        @available(*, unavailable, message: "macOS 15 has no WebView")
        public static var v15: Self { .unavailable() }
      }
    #endif
  #endif
#endif
