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
#endif
