// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Media/WebView.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectWebView() -> some View {
#if canImport(WebKit)
  WebView(url: URL(string: "about:blank"))
    .introspect(  // WKWebView
      .webView, on: .iOS(.v26...), .tvOS(.v26...), .visionOS(.v26...), .macOS(.v26...)
    ) { print($0) }
    // not available on Linux
#endif
}
#endif
