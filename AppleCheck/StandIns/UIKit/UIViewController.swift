import Foundation

/// Stand-in: a tree of controllers, appearing with the window of their views.
@MainActor
open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init(standIn: ()) }

  public required init?(coder: NSCoder) { nil }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open var title: String?
  #if !os(tvOS)
  open var hidesBottomBarWhenPushed = false
  #endif
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var preferredContentSize = CGSize.zero
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()

  // MARK: View

  open private(set) var viewIfLoaded: UIView?
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if viewIfLoaded == nil {
        loadView()
        viewDidLoad()
      }
      return viewIfLoaded
    }
    set {
      viewIfLoaded = newValue
      newValue?.controller = self
    }
  }

  open func loadView() { view = UIView(frame: .zero) }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}

  func viewWindowDidChange(_ window: UIWindow?) {
    if window != nil {
      viewWillAppear(false)
      viewIsAppearing(false)
      viewDidAppear(false)
    } else {
      viewWillDisappear(false)
      viewDidDisappear(false)
    }
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

  // MARK: Tree

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  // MARK: Presentation

  open private(set) var presentedViewController: UIViewController?
  private weak var presenter: UIViewController?

  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  private var ownPresentation: UIPresentationController?

  /// The nearest one of this controller and its parents.
  open var presentationController: UIPresentationController? {
    ownPresentation ?? parent?.presentationController
  }

  #if os(iOS) || os(visionOS)
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  @available(iOS 15, *)
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  #endif

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerToPresent
    presentedViewController = presented
    presented.presenter = self
    presented.ownPresentation = presented.makePresentationController(presentedBy: self)
    if let view = presented.view, let window = view.window ?? self.view?.window {
      view.frame = window.bounds
      window.addSubview(view)
    }
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presentedViewController = nil
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presenter = nil
    presented.ownPresentation = nil
    completion?()
  }

  /// How a controller is presented before iOS 15, where a page sheet has no class of its own.
  package var hasPlainPresentation = false

  private func makePresentationController(
    presentedBy presenting: UIViewController
  ) -> UIPresentationController {
    #if os(iOS) || os(visionOS)
    if modalPresentationStyle == .popover {
      return UIPopoverPresentationController(
        presentedViewController: self, presenting: presenting)
    }
    let isSheet: Bool = [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
    if isSheet && !hasPlainPresentation {
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    }
    #endif
    return UIPresentationController(presentedViewController: self, presenting: presenting)
  }

  // MARK: What containers ask

  #if !os(tvOS)
  @available(visionOS, introduced: 1, deprecated: 1)
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  @available(visionOS, introduced: 1, deprecated: 1)
  open var prefersStatusBarHidden: Bool { false }
  @available(visionOS, introduced: 1, deprecated: 1)
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  @available(visionOS, introduced: 1, deprecated: 1)
  open var childForStatusBarStyle: UIViewController? { nil }
  @available(visionOS, introduced: 1, deprecated: 1)
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  @available(iOS 14, *)
  open var prefersPointerLocked: Bool { false }
  @available(iOS 14, *)
  open var childViewControllerForPointerLock: UIViewController? { nil }
  @available(iOS, introduced: 6, deprecated: 16)
  @available(visionOS, introduced: 1, deprecated: 1)
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  #endif
}
