#if !os(tvOS)
#if canImport(UIKit)
import UIKit

/// Stand-in.
open class WKWebView: UIView {
  open var allowsBackForwardNavigationGestures = false
  open private(set) lazy var scrollView = UIScrollView(frame: .zero)
  open private(set) var url: URL?
}
#else
import AppKit

/// Stand-in.
open class WKWebView: NSView {
  open var allowsBackForwardNavigationGestures = false
  open private(set) var url: URL?
}
#endif
#endif
