#if canImport(AppKit) && !canImport(UIKit)
import AppKit

extension NSTextField: DelegatingEntity {}

extension NSTextView: DelegatingEntity {}

extension NSTableView: DelegatingEntity {}

extension NSOutlineView {
  /// Lets a delegate listen beside the one that is there, as other views do.
  public func addDelegate(_ added: any NSOutlineViewDelegate) {
    DelegateMultiplexer.add(added, to: self)
  }

  /// Undoes ``addDelegate(_:)``.
  public func removeDelegate(_ removed: any NSOutlineViewDelegate) {
    DelegateMultiplexer.remove(removed, from: self)
  }
}

extension DelegateMultiplexer: NSTextFieldDelegate {
  private typealias Editing = any NSControlTextEditingDelegate

  func controlTextDidBeginEditing(_ notification: Notification) {
    tell(Editing.self, { $0.controlTextDidBeginEditing }, notification)
  }
  func controlTextDidEndEditing(_ notification: Notification) {
    tell(Editing.self, { $0.controlTextDidEndEditing }, notification)
  }
  func controlTextDidChange(_ notification: Notification) {
    tell(Editing.self, { $0.controlTextDidChange }, notification)
  }
}

extension DelegateMultiplexer: NSTextViewDelegate {
  private typealias Text = any NSTextViewDelegate

  func textDidBeginEditing(_ notification: Notification) {
    tell(Text.self, { $0.textDidBeginEditing }, notification)
  }
  func textDidEndEditing(_ notification: Notification) {
    tell(Text.self, { $0.textDidEndEditing }, notification)
  }
  func textDidChange(_ notification: Notification) {
    tell(Text.self, { $0.textDidChange }, notification)
  }
  func textViewDidChangeSelection(_ notification: Notification) {
    tell(Text.self, { $0.textViewDidChangeSelection }, notification)
  }
}

extension DelegateMultiplexer: NSTableViewDelegate {
  private typealias Rows = any NSTableViewDelegate

  func tableViewSelectionDidChange(_ notification: Notification) {
    tell(Rows.self, { $0.tableViewSelectionDidChange }, notification)
  }
  func tableViewSelectionIsChanging(_ notification: Notification) {
    tell(Rows.self, { $0.tableViewSelectionIsChanging }, notification)
  }
  func tableViewColumnDidMove(_ notification: Notification) {
    tell(Rows.self, { $0.tableViewColumnDidMove }, notification)
  }
  func tableViewColumnDidResize(_ notification: Notification) {
    tell(Rows.self, { $0.tableViewColumnDidResize }, notification)
  }
  func tableView(_ view: NSTableView, didAdd row: NSTableRowView, forRow index: Int) {
    tell(Rows.self, { $0.tableView(_:didAdd:forRow:) }, view, row, index)
  }
  func tableView(_ view: NSTableView, didRemove row: NSTableRowView, forRow index: Int) {
    tell(Rows.self, { $0.tableView(_:didRemove:forRow:) }, view, row, index)
  }
}

extension DelegateMultiplexer: NSOutlineViewDelegate {
  private typealias Outline = any NSOutlineViewDelegate

  func outlineViewSelectionDidChange(_ notification: Notification) {
    tell(Outline.self, { $0.outlineViewSelectionDidChange }, notification)
  }
  func outlineViewItemDidExpand(_ notification: Notification) {
    tell(Outline.self, { $0.outlineViewItemDidExpand }, notification)
  }
  func outlineViewItemDidCollapse(_ notification: Notification) {
    tell(Outline.self, { $0.outlineViewItemDidCollapse }, notification)
  }
}
#endif
