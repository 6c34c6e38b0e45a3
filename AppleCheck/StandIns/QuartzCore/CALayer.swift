@_exported import CoreGraphics
@_exported import Foundation

/// Stand-in.
open class CALayer: NSObject {
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var opacity: Float = 1
  open var zPosition: CGFloat = 0
}
