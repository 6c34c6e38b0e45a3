import Foundation

/// Stand-in.
open class UIScrollView: UIView, UIScrollViewDelegating {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero {
    didSet {
      bounds.origin = contentOffset
      if contentOffset != oldValue { scrollDelegate?.scrollViewDidScroll(self) }
    }
  }
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isScrollEnabled = true
  #if !os(tvOS)
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var refreshControl: UIRefreshControl?
  #endif
  open var isDirectionalLockEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  #if !os(visionOS)
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var keyboardDismissMode: KeyboardDismissMode = .none
  #endif
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var delaysContentTouches = true
  open var decelerationRate: DecelerationRate = .normal
  open var zoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open private(set) var isTracking = false
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false

  public final weak var scrollDelegate: (any UIScrollViewDelegate)?

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { contentOffset = rect.origin }
  open func flashScrollIndicators() {}

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
    #if !os(visionOS)
    case onDragWithAccessory, interactiveWithAccessory
    #endif
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
