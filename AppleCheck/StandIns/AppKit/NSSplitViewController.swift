#if os(macOS)
import Foundation

/// Stand-in.
@MainActor
open class NSSplitViewItem: NSObject {
  open var viewController: NSViewController
  open var isCollapsed = false
  open var canCollapse = false
  open var canCollapseFromWindowResize: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  open var minimumThickness: CGFloat = -1
  open var maximumThickness: CGFloat = -1

  public convenience init(viewController: NSViewController) {
    self.init(standIn: viewController)
  }

  private init(standIn viewController: NSViewController) {
    self.viewController = viewController
    super.init()
  }
}

/// Stand-in.
@MainActor
public protocol NSSplitViewDelegate: NSObjectProtocol {}

/// Stand-in.
open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
  open var splitViewItems: [NSSplitViewItem] = []
}

extension NSSplitView {
  public var delegate: (any NSSplitViewDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
#endif
