import Foundation

/// Stand-in: shows the views of its controllers beside each other.
open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    @available(iOS 14, tvOS 14, *)
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  open var preferredDisplayMode: DisplayMode = .automatic
  #if !os(visionOS)
  open var presentsWithGesture = true
  #endif
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0

  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue where !viewControllers.contains(controller) {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      if isViewLoaded { showColumns() }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showColumns()
  }

  private func showColumns() {
    guard let view else { return }
    for child in viewControllers.compactMap(\.view) where !child.isDescendant(of: view) {
      view.addSubview(child)
    }
  }
}
