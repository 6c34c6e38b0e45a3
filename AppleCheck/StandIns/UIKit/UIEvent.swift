import Foundation

/// Stand-in.
@MainActor
open class UIEvent: NSObject {}

/// Stand-in.
@MainActor
open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
  open internal(set) weak var view: UIView?
}

/// Stand-in.
open class UIPanGestureRecognizer: UIGestureRecognizer {}
