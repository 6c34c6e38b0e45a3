#if os(macOS)
import Foundation

/// Stand-in: shows its document through a clip view.
open class NSScrollView: NSView {
  open private(set) lazy var contentView: NSClipView = {
    let view = NSClipView(frame: bounds)
    addSubview(view)
    return view
  }()
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  open var contentSize: CGSize { contentView.frame.size }
  open var documentVisibleRect: CGRect { contentView.documentVisibleRect }
  open var drawsBackground = true
  open var backgroundColor = NSColor.white
  open var borderType: NSBorderType = .noBorder
  open var hasVerticalScroller = true
  open var hasHorizontalScroller = false
  open var autohidesScrollers = true
  open var verticalScrollElasticity: Elasticity = .automatic
  open var horizontalScrollElasticity: Elasticity = .automatic
  open var scrollerStyle: NSScroller.Style = .overlay
  open var contentInsets = NSEdgeInsets()
  open var automaticallyAdjustsContentInsets = true
  open var verticalScroller: NSScroller?
  open var scrollerInsets = NSEdgeInsets()

  public enum Elasticity: Int, Sendable { case automatic, none, allowed }

  open func reflectScrolledClipView(_ cView: NSClipView) {}
}

/// Stand-in.
open class NSClipView: NSView {
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  open var documentVisibleRect: CGRect { bounds }
  open var drawsBackground = true
  open var backgroundColor = NSColor.white
  open var postsBoundsChangedNotifications = false
  open func scroll(to newOrigin: CGPoint) { bounds.origin = newOrigin }
}

/// Stand-in.
open class NSScroller: NSControl {
  public enum Style: Int, Sendable { case legacy, overlay }
  open var scrollerStyle: Style = .overlay
}

/// Stand-in.
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
#endif
