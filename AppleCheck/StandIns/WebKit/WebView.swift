#if !os(tvOS)
  import SwiftUI

  /// Stand-in.
  public struct WebView: View {
    public init(url: URL?) {}

    public var body: some View {
      ShapedView("WebView") { StandInShape(hosting: WKWebView(frame: .zero)) }
    }
  }
#endif
