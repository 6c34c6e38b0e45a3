import Foundation

extension UIViewController {
  public var definesPresentationContext: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var isModalInPresentation: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  @available(iOS 15, tvOS 15, *)
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    keep(scrollView, "contentScrollView \(edge.rawValue)")
  }
}

extension UIPresentationController {
  public var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
}

extension UISplitViewController {
  @available(iOS 14, tvOS 14, *)
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  @available(iOS 14, tvOS 14, *)
  public var preferredSplitBehavior: SplitBehavior {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  #if !os(tvOS) && !os(visionOS)
  @available(iOS 14.5, *)
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  @available(iOS 14.5, *)
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  #endif
}

/// Stand-in.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
}
