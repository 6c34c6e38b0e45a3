import Foundation

/// Stand-in.
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }
  open private(set) var isKeyWindow = false

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }

  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
  }
}

/// Stand-in.
@MainActor
open class UIScene: UIResponder {
  package init() {
    super.init(standIn: ())
    UIApplication.shared.connect(self)
  }
}

/// Stand-in.
open class UIWindowScene: UIScene {
  open internal(set) var windows: [UIWindow] = []
}
