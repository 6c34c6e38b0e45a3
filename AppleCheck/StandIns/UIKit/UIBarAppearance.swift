import Foundation

/// Stand-in.
@MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var backgroundEffect: UIBlurEffect?

  public required override init() { super.init() }

  open func configureWithDefaultBackground() { backgroundColor = nil }
  open func configureWithOpaqueBackground() { backgroundColor = .white }
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// Stand-in.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// Stand-in.
open class UITabBarAppearance: UIBarAppearance {}

/// Stand-in.
@MainActor
open class UIVisualEffect: NSObject {}

/// Stand-in.
open class UIBlurEffect: UIVisualEffect {}

extension UITabBar {
  public var standardAppearance: UITabBarAppearance {
    get { kept(UITabBarAppearance()) }
    set { keep(newValue) }
  }

  @available(iOS 15, tvOS 15, *)
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UINavigationBar {
  public var standardAppearance: UINavigationBarAppearance {
    get { kept(UINavigationBarAppearance()) }
    set { keep(newValue) }
  }

  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var compactAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var items: [UINavigationItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var topItem: UINavigationItem? { items?.last }
}

extension UINavigationItem {
  public var standardAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

#if !os(tvOS)
extension UINavigationItem {
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  @available(iOS 14, *)
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { kept(.default) }
    set { keep(newValue) }
  }
}

/// Stand-in.
open class UIToolbar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
}

extension UINavigationController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var toolbar: UIToolbar! {
    if let toolbar: UIToolbar = kept(nil) { return toolbar }
    let toolbar = UIToolbar(frame: .zero)
    keep(toolbar)
    return toolbar
  }
}
#endif
