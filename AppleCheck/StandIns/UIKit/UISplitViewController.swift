import Foundation

/// Stand-in: shows the views of its controllers beside each other.
open class UISplitViewController: UIViewController {
  open var preferredDisplayMode: DisplayMode = .automatic
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }

  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue where !viewControllers.contains(controller) {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers where controller.parent !== self {
        addChild(controller)
        if let child = controller.view { view?.addSubview(child) }
        controller.didMove(toParent: self)
      }
    }
  }
}
