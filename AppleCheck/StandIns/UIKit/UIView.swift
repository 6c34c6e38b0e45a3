import Foundation
import QuartzCore

/// Stand-in: a tree of views that tells of changes of superview and window as UIKit documents, and
/// lays out when asked to.
@MainActor
open class UIView: UIResponder {
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { setNeedsLayout() } }
  }
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  private var boundsOrigin = CGPoint.zero
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue
  open var tag = 0
  open private(set) lazy var layer = CALayer()
  open var accessibilityElementsHidden = false
  open var isAccessibilityElement = false
  open var accessibilityIdentifier: String?
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { for recognizer in gestureRecognizers ?? [] { recognizer.view = self } }
  }
  open var autoresizingMask: AutoresizingMask = []
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  public init(frame: CGRect) {
    self.frame = frame
    super.init(standIn: ())
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init() { self.init(frame: .zero) }

  // MARK: Tree

  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  package weak var controller: UIViewController?

  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { controller ?? superview }

  open func addSubview(_ view: UIView) { insert(view) { $0.endIndex } }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.endIndex) }
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { $0.firstIndex(of: sibling) ?? $0.startIndex }
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { ($0.firstIndex(of: sibling) ?? $0.endIndex - 1) + 1 }
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    move(to: nil) { superview.takeOut(self) }
  }

  /// From the end, where those are that have just been put there: there may be very many.
  private func takeOut(_ view: UIView) {
    if let index = subviews.lastIndex(where: { $0 === view }) { subviews.remove(at: index) }
  }

  private func insert(_ view: UIView, at index: ([UIView]) -> Int) {
    if view.superview === self {
      takeOut(view)
      subviews.insert(view, at: index(subviews))
      return
    }
    view.removeFromSuperview()
    let place = index(subviews)
    view.move(to: self) { subviews.insert(view, at: place) }
    setNeedsLayout()
  }

  private func move(to newSuperview: UIView?, _ change: () -> Void) {
    let old = window
    let new = newSuperview?.window
    willMove(toSuperview: newSuperview)
    if old !== new { tell { $0.willMove(toWindow: new) } }
    change()
    superview = newSuperview
    if old !== new { tell { $0.windowDidChange() } }
    didMoveToSuperview()
  }

  /// Tells this view and those inside it.
  private func tell(_ action: (UIView) -> Void) {
    action(self)
    for view in subviews { view.tell(action) }
  }

  private func windowDidChange() {
    controller?.viewWindowDidChange(window)
    didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let match = view.viewWithTag(tag) { return match }
    }
    return nil
  }

  open func bringSubviewToFront(_ view: UIView) { insert(view) { $0.endIndex } }
  open func sendSubviewToBack(_ view: UIView) { insert(view) { $0.startIndex } }

  // MARK: Layout

  private var needsLayout = false
  /// How often the view was laid out.
  package private(set) var layoutCount = 0

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutCount += 1
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public class var noIntrinsicMetric: CGFloat { -1 }
  open func invalidateIntrinsicContentSize() {}
  open func setNeedsDisplay() {}

  // MARK: Coordinates and touches

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = positionInRoot
    let there = view?.positionInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view.map { $0.convert(point, to: self) } ?? point
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var positionInRoot: CGPoint {
    sequence(first: self, next: \.superview).reduce(CGPoint.zero) { sum, view in
      let inner = view.superview?.boundsOrigin ?? .zero
      return CGPoint(
        x: sum.x + view.frame.minX - inner.x, y: sum.y + view.frame.minY - inner.y)
    }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
}

/// Stand-in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
