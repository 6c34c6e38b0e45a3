#if os(macOS)
import Foundation

/// Stand-in.
open class NSTableView: NSControl, NSTableViewDelegating {
  open var backgroundColor = NSColor.white
  open var usesAlternatingRowBackgroundColors = false
  open var selectionHighlightStyle: SelectionHighlightStyle = .regular
  open var gridStyleMask: GridLineStyle = []
  open var intercellSpacing = CGSize(width: 17, height: 0)
  open var rowHeight: CGFloat = 24
  open var allowsMultipleSelection = false
  open var allowsEmptySelection = true
  open var headerView: NSTableHeaderView?
  @available(macOS 11, *)
  open var style: Style = .automatic
  public final weak var tableDelegate: (any NSControlTextEditingDelegate)?
  open weak var dataSource: (any NSTableViewDataSource)?
  open private(set) var selectedRowIndexes = IndexSet()
  open var selectedRow: Int { selectedRowIndexes.first ?? -1 }
  open var numberOfRows: Int { subviews.count { $0 is NSTableRowView } }

  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    selectedRowIndexes = extend ? selectedRowIndexes.union(indexes) : indexes
  }
  open func deselectRow(_ row: Int) { selectedRowIndexes.remove(row) }
  open func deselectAll(_ sender: Any?) { selectedRowIndexes = IndexSet() }

  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    let rows = subviews.compactMap { $0 as? NSTableRowView }
    return rows.indices.contains(row) ? rows[row] : nil
  }

  open func scrollRowToVisible(_ row: Int) {
    guard let view = rowView(atRow: row, makeIfNecessary: false) else { return }
    enclosingScrollView?.contentView.scroll(to: view.frame.origin)
  }

  open func reloadData() {}

  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular = 0
  }

  @available(macOS 11, *)
  public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }

  public struct GridLineStyle: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1 << 0)
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 1 << 1)
  }
}

/// Stand-in.
open class NSOutlineView: NSTableView {
  open var delegate: (any NSOutlineViewDelegate)? {
    get { tableDelegate as? any NSOutlineViewDelegate }
    set { tableDelegate = newValue }
  }
}

/// What a table's delegate is declared by. AppKit declares it in the class, and anew in the subclass
/// for outlines; Swift's own classes cannot, but what a protocol gives them they can.
@MainActor
public protocol NSTableViewDelegating: AnyObject {
  var tableDelegate: (any NSControlTextEditingDelegate)? { get set }
}

extension NSTableViewDelegating {
  public var delegate: (any NSTableViewDelegate)? {
    get { tableDelegate as? any NSTableViewDelegate }
    set { tableDelegate = newValue }
  }
}

/// Stand-in.
open class NSTableHeaderView: NSView {}

/// Stand-in.
open class NSTableRowView: NSView {
  open var isSelected = false
  open var isEmphasized = true
  open var backgroundColor = NSColor.white
  open var selectionHighlightStyle: NSTableView.SelectionHighlightStyle = .regular
}

/// Stand-in.
open class NSTableCellView: NSView {
  open var objectValue: Any?
  open var textField: NSTextField?
  open var imageView: NSImageView?
}

/// Stand-in: what is optional in AppKit's protocols has a default here.
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  @MainActor func tableViewSelectionDidChange(_ notification: Notification)
  @MainActor func tableViewSelectionIsChanging(_ notification: Notification)
  @MainActor func tableViewColumnDidMove(_ notification: Notification)
  @MainActor func tableViewColumnDidResize(_ notification: Notification)
  @MainActor func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  @MainActor func tableView(
    _ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  @MainActor func tableView(
    _ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
}

@MainActor
extension NSTableViewDelegate {
  public func tableViewSelectionDidChange(_ notification: Notification) {}
  public func tableViewSelectionIsChanging(_ notification: Notification) {}
  public func tableViewColumnDidMove(_ notification: Notification) {}
  public func tableViewColumnDidResize(_ notification: Notification) {}
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  public func tableView(
    _ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int
  ) {}
  public func tableView(
    _ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int
  ) {}
}

/// Stand-in: what is optional in AppKit's protocol has a default here.
public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
  @MainActor func outlineViewSelectionDidChange(_ notification: Notification)
  @MainActor func outlineViewItemDidExpand(_ notification: Notification)
  @MainActor func outlineViewItemDidCollapse(_ notification: Notification)
}

@MainActor
extension NSOutlineViewDelegate {
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
  public func outlineViewItemDidExpand(_ notification: Notification) {}
  public func outlineViewItemDidCollapse(_ notification: Notification) {}
}

/// Stand-in.
public protocol NSTableViewDataSource: NSObjectProtocol {}
#endif
