#if canImport(WebKit) && !os(watchOS)
public import WebKit

/// A `WebView` of WebKit.
///
/// ```swift
/// #if canImport(WebKit)
///   WebView(url: URL(string: "about:blank"))
///     .introspect(  // WKWebView
///       .webView, on: .iOS(.v26...), .tvOS(.v26...), .visionOS(.v26...), .macOS(.v26...)
///     ) { print($0) }
///     // not available on Linux
/// #endif
/// ```
public struct WebViewType: PlatformIntrospectable {
  public typealias iOS13 = UnavailableInThisVersion<Native.WKWebView>
  public typealias iOS26 = Native.WKWebView
  public typealias tvOS13 = UnavailableInThisVersion<Native.WKWebView>
  public typealias tvOS26 = Native.WKWebView
  public typealias visionOS1 = UnavailableInThisVersion<Native.WKWebView>
  public typealias visionOS26 = Native.WKWebView
  public typealias macOS10_15 = UnavailableInThisVersion<Native.WKWebView>
  public typealias macOS26 = Native.WKWebView
}

extension IntrospectableViewType where Self == WebViewType {
  public static var webView: Self { .init() }
}
#endif
