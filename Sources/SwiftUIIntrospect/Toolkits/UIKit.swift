#if canImport(UIKit) && !os(watchOS)
import SwiftUI
@_exported public import UIKit

public typealias PlatformView = UIView
public typealias PlatformViewController = UIViewController

extension UIView: PlatformEntity {
  public var ancestor: UIView? { superview }

  public var descendants: [UIView] { subviews }

  nonisolated public static var canBeIncidental: Bool { self == UIScrollView.self }

  public var isIncidental: Bool { self is UITextView || superview is UITextField }

  /// The controller that this is the view of.
  var ownController: UIViewController? {
    (next as? UIViewController).flatMap { $0.viewIfLoaded === self ? $0 : nil }
  }
}

extension UIViewController: PlatformEntity {
  public var ancestor: UIViewController? { parent }

  public var descendants: [UIViewController] { children }

  nonisolated public static var controlsViews: Bool { true }
}

extension UIPresentationController: PlatformEntity {
  public typealias Base = UIPresentationController
}

/// Takes no space, no touches, no focus, and is unknown to assistive technologies.
final class MarkerView: UIView, IntrospectionMarker {
  fileprivate let site: IntrospectionSite
  fileprivate let isFront: Bool

  init(site: IntrospectionSite, isFront: Bool) {
    self.site = site
    self.isFront = isFront
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    accessibilityElementsHidden = true
    site.register(self, isFront: isFront)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    site.treeChanged()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    site.treeChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    site.treeChanged()
  }
}

/// Answers each question that a container asks of its children as the controller around it would.
final class MarkerController: UIViewController, IntrospectionMarker {
  fileprivate let site: IntrospectionSite
  private var isForwarding = false

  init(site: IntrospectionSite) {
    self.site = site
    super.init(nibName: nil, bundle: nil)
    site.frontController = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = MarkerView(site: site, isFront: true)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    site.treeChanged()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    site.appeared()
  }

  #if os(iOS)
  override var preferredStatusBarStyle: UIStatusBarStyle {
    ofParent(\.preferredStatusBarStyle) ?? super.preferredStatusBarStyle
  }

  override var prefersStatusBarHidden: Bool {
    ofParent(\.prefersStatusBarHidden) ?? super.prefersStatusBarHidden
  }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    ofParent(\.preferredStatusBarUpdateAnimation) ?? super.preferredStatusBarUpdateAnimation
  }

  override var shouldAutorotate: Bool {
    ofParent(\.shouldAutorotate) ?? super.shouldAutorotate
  }
  #endif

  #if os(iOS) || os(visionOS)
  override var prefersHomeIndicatorAutoHidden: Bool {
    ofParent(\.prefersHomeIndicatorAutoHidden) ?? super.prefersHomeIndicatorAutoHidden
  }

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    ofParent(\.preferredScreenEdgesDeferringSystemGestures)
      ?? super.preferredScreenEdgesDeferringSystemGestures
  }

  @available(iOS 14, *)
  override var prefersPointerLocked: Bool {
    ofParent(\.prefersPointerLocked) ?? super.prefersPointerLocked
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    ofParent(\.supportedInterfaceOrientations) ?? super.supportedInterfaceOrientations
  }

  /// Nil without a parent, and while the parent itself passes the question on to its children.
  private func ofParent<Value>(_ value: KeyPath<UIViewController, Value>) -> Value? {
    guard !isForwarding, let parent else { return nil }
    isForwarding = true
    defer { isForwarding = false }
    return parent[keyPath: value]
  }
  #endif
}

extension ViewMarker: UIViewRepresentable {
  func makeUIView(context: Context) -> MarkerView { make() }

  func updateUIView(_ view: MarkerView, context: Context) { update() }

  static func dismantleUIView(_ view: MarkerView, coordinator: Void) {
    view.site.end(view)
  }
}

extension ControllerMarker: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> MarkerController { make() }

  func updateUIViewController(_ controller: MarkerController, context: Context) { update() }

  static func dismantleUIViewController(_ controller: MarkerController, coordinator: Void) {
    controller.site.end(controller)
  }
}
#endif
