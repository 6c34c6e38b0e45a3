#if os(macOS)
import Foundation

/// Stand-in.
open class NSSegmentedControl: NSControl {
  open var segmentCount = 0
  open var selectedSegment = -1
  open var segmentStyle: NSSegmentedControl.Style = .automatic
  open var segmentDistribution: Distribution = .fit
  open var selectedSegmentBezelColor: NSColor?
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {}

  public enum Style: Int, Sendable {
    case automatic, rounded, texturedRounded, roundRect, texturedSquare, capsule, smallSquare
    case separated = 8
  }
  public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }
}

/// Stand-in.
open class NSProgressIndicator: NSView {
  open var style: Style = .bar
  open var isIndeterminate = true
  open var doubleValue: Double = 0
  open var minValue: Double = 0
  open var maxValue: Double = 100
  open var controlSize: NSControl.ControlSize = .regular
  open var isDisplayedWhenStopped = true
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}

  public enum Style: UInt, Sendable { case bar, spinning }
}
#endif
