#if os(macOS)
import Foundation

extension NSWindow {
  @available(macOS 11, *)
  public enum ToolbarStyle: Int, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }

  public enum AnimationBehavior: Int, Sendable {
    case `default` = 0
    case none = 2
    case documentWindow, utilityWindow, alertPanel
  }

  @available(macOS 11, *)
  public var toolbarStyle: ToolbarStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  public var animationBehavior: AnimationBehavior {
    get { kept(.default) }
    set { keep(newValue) }
  }

  public var hasShadow: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

/// Stand-in.
open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
}
#endif
