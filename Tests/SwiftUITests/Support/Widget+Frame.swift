#if GTK
import Foundation
import GTK

extension Widget {
  /// The frame that its container gave it, with what the style sheet adds around its content.
  var placedFrame: CGRect? {
    guard let frame = (parent as? LayoutContainer)?.frame(of: self) else { return nil }
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
#endif
