import Foundation

/// Stand-in.
open class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat

  init(pointSize: CGFloat) { self.pointSize = pointSize }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize)
  }
}
