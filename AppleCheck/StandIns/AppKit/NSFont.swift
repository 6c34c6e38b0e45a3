#if os(macOS)
import Foundation

/// Stand-in.
open class NSFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat

  init(pointSize: CGFloat) { self.pointSize = pointSize }

  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(pointSize: fontSize) }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(pointSize: fontSize)
  }
}

/// Stand-in.
open class NSImage: NSObject {
  public override init() {}
}
#endif
