#if os(macOS)
import Foundation
import QuartzCore

/// Stand-in: a tree of views that tells of changes of superview and window as AppKit documents,
/// and lays out when asked to.
@MainActor
open class NSView: NSResponder {
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { needsLayout = true } }
  }
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  private var boundsOrigin = CGPoint.zero
  open var alphaValue: CGFloat = 1
  open var isHidden = false
  open var wantsLayer = false
  open private(set) lazy var layer: CALayer? = CALayer()
  open var isFlipped: Bool { false }
  open var tag: Int { -1 }
  open var toolTip: String?
  open var identifier: NSUserInterfaceItemIdentifier?
  open var focusRingType: NSFocusRingType = .default
  open var canBecomeKeyView: Bool { acceptsFirstResponder }
  open var autoresizingMask: AutoresizingMask = []
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection = .leftToRight
  private var accessibilityHidden = false
  private var accessibilityElement = false

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 1 << 1)
    public static let height = AutoresizingMask(rawValue: 1 << 4)
  }

  public init(frame frameRect: CGRect) {
    frame = frameRect
    super.init(standIn: ())
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init() { self.init(frame: .zero) }

  open func setAccessibilityHidden(_ hidden: Bool) { accessibilityHidden = hidden }
  open func isAccessibilityHidden() -> Bool { accessibilityHidden }
  open func setAccessibilityElement(_ element: Bool) { accessibilityElement = element }
  open func isAccessibilityElement() -> Bool { accessibilityElement }

  // MARK: Tree

  open private(set) weak var superview: NSView?
  open private(set) var subviews: [NSView] = []
  /// The controller whose view this is.
  package weak var controller: NSViewController?
  /// The window whose content this is.
  weak var ownWindow: NSWindow? {
    didSet { tell { $0.windowDidChange() } }
  }

  open var window: NSWindow? { ownWindow ?? superview?.window }

  /// A view's controller comes before what the view is in.
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? controller ?? superview ?? ownWindow }
    set { super.nextResponder = newValue }
  }

  open func addSubview(_ view: NSView) { insert(view) { $0.endIndex } }

  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    insert(view) { views in
      let index = otherView.flatMap { views.firstIndex(of: $0) }
      return place == .below ? index ?? views.startIndex : index.map { $0 + 1 } ?? views.endIndex
    }
  }

  package func insertSubview(_ view: NSView, at index: Int) {
    insert(view) { min(max(index, 0), $0.endIndex) }
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    move(to: nil) { superview.takeOut(self) }
  }

  /// From the end, where those are that have just been put there: there may be very many.
  private func takeOut(_ view: NSView) {
    if let index = subviews.lastIndex(where: { $0 === view }) { subviews.remove(at: index) }
  }

  private func insert(_ view: NSView, at index: ([NSView]) -> Int) {
    if view.superview === self {
      takeOut(view)
      subviews.insert(view, at: index(subviews))
      return
    }
    view.removeFromSuperview()
    let place = index(subviews)
    view.move(to: self) { subviews.insert(view, at: place) }
    needsLayout = true
  }

  private func move(to newSuperview: NSView?, _ change: () -> Void) {
    let old = window
    let new = newSuperview?.window
    viewWillMove(toSuperview: newSuperview)
    if old !== new { tell { $0.viewWillMove(toWindow: new) } }
    change()
    superview = newSuperview
    if old !== new { tell { $0.windowDidChange() } }
    viewDidMoveToSuperview()
  }

  /// Tells this view and those inside it.
  private func tell(_ action: (NSView) -> Void) {
    action(self)
    for view in subviews { view.tell(action) }
  }

  private func windowDidChange() {
    controller?.viewWindowDidChange(window)
    viewDidMoveToWindow()
    if window != nil { needsLayout = true }
  }

  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}

  open func isDescendant(of view: NSView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open var enclosingScrollView: NSScrollView? {
    sequence(first: self, next: \.superview).dropFirst().lazy
      .compactMap { $0 as? NSScrollView }.first
  }

  // MARK: Layout

  open var needsLayout = false
  /// How often the view was laid out.
  package private(set) var layoutCount = 0

  open func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutCount += 1
      layout()
      controller?.viewDidLayout()
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }

  open func layout() {}
  open var needsDisplay = false
  open var intrinsicContentSize: CGSize {
    CGSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
  public class var noIntrinsicMetric: CGFloat { -1 }
  open var fittingSize: CGSize { frame.size }
  open func invalidateIntrinsicContentSize() {}

  // MARK: Coordinates and clicks

  open func convert(_ point: CGPoint, to view: NSView?) -> CGPoint {
    let here = positionInRoot
    let there = view?.positionInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  open func convert(_ rect: CGRect, to view: NSView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  open func convert(_ point: CGPoint, from view: NSView?) -> CGPoint {
    view.map { $0.convert(point, to: self) } ?? point
  }

  private var positionInRoot: CGPoint {
    sequence(first: self, next: \.superview).reduce(CGPoint.zero) { sum, view in
      CGPoint(x: sum.x + view.frame.minX, y: sum.y + view.frame.minY)
    }
  }

  open func hitTest(_ point: CGPoint) -> NSView? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inner = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    for view in subviews.reversed() {
      if let hit = view.hitTest(inner) { return hit }
    }
    return self
  }
}

/// Stand-in.
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// Stand-in.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

/// Stand-in.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Stand-in.
public struct NSEdgeInsets: Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
#endif
