import Foundation

/// Stand-in: shows the view of the chosen controller over a bar.
open class UITabBarController: UIViewController {
  open private(set) lazy var tabBar = UITabBar()
  open var selectedIndex = 0 { didSet { showSelected() } }
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      guard let newValue, let index = viewControllers?.firstIndex(of: newValue) else { return }
      selectedIndex = index
    }
  }

  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      showSelected()
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view?.addSubview(tabBar)
  }

  private func showSelected() {
    guard let view, let selected = selectedViewController?.view else { return }
    guard selected.superview !== view else { return }
    for controller in viewControllers ?? [] { controller.viewIfLoaded?.removeFromSuperview() }
    selected.frame = view.bounds
    view.insertSubview(selected, at: 0)
  }
}

/// Stand-in.
open class UITabBar: UIView {
  #if !os(visionOS)
  open var isTranslucent = true
  #endif
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
}

/// Stand-in.
@MainActor
open class UIBarItem: NSObject {
  open var title: String?
}

/// Stand-in.
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
}
