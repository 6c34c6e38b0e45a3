import Foundation

/// Stand-in: shows the view of its last controller under a bar.
open class UINavigationController: UIViewController {
  open private(set) lazy var navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  #if !os(tvOS)
  open var hidesBarsOnSwipe = false
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  #endif

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { nil }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    // An initializer's own assignments are not observed.
    setViewControllers([rootViewController], animated: false)
  }

  open var viewControllers: [UIViewController] = [] {
    didSet { controllersDidChange(from: oldValue) }
  }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view?.addSubview(navigationBar)
    showTop()
  }

  private func controllersDidChange(from old: [UIViewController]) {
    for controller in old where !viewControllers.contains(controller) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if isViewLoaded { showTop() }
  }

  private func showTop() {
    for controller in viewControllers where controller !== topViewController {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let view, let top = topViewController?.view, top.superview !== view else { return }
    top.frame = view.bounds
    view.insertSubview(top, at: 0)
    showSearchBar()
  }

  /// The bar shows the search bar of the page on top.
  fileprivate func showSearchBar() {
    #if !os(tvOS)
    let item = topViewController?.navigationItem
    item?.navigation = self
    let bar = item?.searchController?.searchBar
    for old in navigationBar.subviews where old is UISearchBar && old !== bar {
      old.removeFromSuperview()
    }
    if let bar, bar.superview !== navigationBar { navigationBar.addSubview(bar) }
    #endif
  }
}

/// Stand-in.
open class UINavigationBar: UIView {
  #if !os(tvOS)
  open var prefersLargeTitles = false
  #endif
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
}

/// Stand-in.
@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  #if !os(tvOS)
  open var hidesBackButton = false
  open var searchController: UISearchController? {
    didSet { navigation?.showSearchBar() }
  }
  /// Whose bar shows the item.
  fileprivate weak var navigation: UINavigationController?
  open var hidesSearchBarWhenScrolling = true
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
  #endif

  public init(title: String) {
    self.title = title
    super.init()
  }
}
