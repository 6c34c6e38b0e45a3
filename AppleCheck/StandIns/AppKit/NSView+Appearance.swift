#if os(macOS)
import Foundation

extension NSView {
  @available(macOS 11, *)
  public var additionalSafeAreaInsets: NSEdgeInsets {
    get { kept(NSEdgeInsets()) }
    set { keep(newValue) }
  }

  public func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    keep(accessibilityIdentifier, "accessibilityIdentifier")
  }

  public func accessibilityIdentifier() -> String { kept("", "accessibilityIdentifier") }
}

extension NSControl {
  public var refusesFirstResponder: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension NSScrollView {
  public var horizontalScroller: NSScroller? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension NSTextView {
  public var usesFindPanel: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension NSTableView {
  public var doubleAction: Selector? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension NSColor {
  public class var lightGray: NSColor { NSColor(white: 2 / 3, alpha: 1) }
  public class var darkGray: NSColor { NSColor(white: 1 / 3, alpha: 1) }
  public class var labelColor: NSColor { .black }
  public class var windowBackgroundColor: NSColor { NSColor(white: 0.93, alpha: 1) }
}
#endif
