#if !os(tvOS)
import SwiftUI

/// Stand-in.
@available(iOS 26, macOS 26, visionOS 26, *)
public struct WebView: View {
  public init(url: URL?) {}

  public var body: some View {
    ShapedView("WebView") { StandInShape(hosting: WKWebView(frame: .zero)) }
  }
}
#endif
