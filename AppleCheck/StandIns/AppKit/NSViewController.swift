#if os(macOS)
import Foundation

/// Stand-in: a tree of controllers, appearing with the window of their views.
@MainActor
open class NSViewController: NSResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init(standIn: ()) }

  public required init?(coder: NSCoder) { nil }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open var title: String?
  open var preferredContentSize = CGSize.zero
  open private(set) var isViewLoaded = false
  private var loadedView: NSView?

  open var view: NSView {
    get {
      if loadedView == nil { loadView() }
      guard let view = loadedView else { preconditionFailure("loadView() made no view") }
      if !isViewLoaded {
        isViewLoaded = true
        viewDidLoad()
      }
      return view
    }
    set {
      loadedView = newValue
      newValue.controller = self
    }
  }

  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? viewIfLoaded?.superview }
    set { super.nextResponder = newValue }
  }

  @available(macOS 14, *)
  open var viewIfLoaded: NSView? { isViewLoaded ? loadedView : nil }

  open func loadView() { view = NSView(frame: .zero) }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewDidLayout() {}

  func viewWindowDidChange(_ window: NSWindow?) {
    if window != nil {
      viewWillAppear()
      viewDidAppear()
    } else {
      viewWillDisappear()
      viewDidDisappear()
    }
  }

  open private(set) weak var parent: NSViewController?
  open private(set) var children: [NSViewController] = []

  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  open func dismiss(_ sender: Any?) {}
}
#endif
