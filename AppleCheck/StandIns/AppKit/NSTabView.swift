#if os(macOS)
import Foundation

/// Stand-in.
open class NSTabView: NSView {
  open var tabViewType: TabType = .topTabsBezelBorder
  open var tabPosition: TabPosition = .top
  open var tabViewItems: [NSTabViewItem] = []
  open var drawsBackground = true

  public enum TabType: UInt, Sendable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder
    case noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }
  public enum TabPosition: UInt, Sendable { case none, top, left, bottom, right }
}

/// Stand-in.
@MainActor
open class NSTabViewItem: NSObject {
  open var label = ""
  open var view: NSView?
}
#endif
