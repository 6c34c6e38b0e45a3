#if os(macOS)
/// Stand-in.
open class NSSlider: NSControl {
  open var minValue: Double = 0
  open var maxValue: Double = 1
  open var numberOfTickMarks = 0
  open var allowsTickMarkValuesOnly = false
  open var trackFillColor: NSColor?
  open var isVertical = false
}

/// Stand-in.
open class NSStepper: NSControl {
  open var minValue: Double = 0
  open var maxValue: Double = 59
  open var increment: Double = 1
  open var valueWraps = true
  open var autorepeat = true
}
#endif
