import Foundation

/// Stand-in.
@MainActor
open class UIPresentationController: NSObject {
  open private(set) var presentedViewController: UIViewController
  open private(set) var presentingViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
}

/// Stand-in.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

#if os(iOS) || os(visionOS)
/// Stand-in.
@available(iOS 15, *)
open class UISheetPresentationController: UIPresentationController {
  open var prefersEdgeAttachedInCompactHeight = false
  #if !os(visionOS)
  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var preferredCornerRadius: CGFloat?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var selectedDetentIdentifier: Detent.Identifier?
  #endif
  open func animateChanges(_ changes: () -> Void) { changes() }

  #if !os(visionOS)
  @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }

    open class func medium() -> Self { self.init(standIn: .medium) }
    open class func large() -> Self { self.init(standIn: .large) }

    @available(iOS 16, *)
    open private(set) var identifier: Identifier

    public required init(standIn identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }
  }
  #endif
}

/// Stand-in.
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var passthroughViews: [UIView]?
  #if !os(visionOS)
  open var backgroundColor: UIColor?
  #endif
  open var canOverlapSourceViewRect = false
}

/// Stand-in.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
#endif
