#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit

  extension NSTextField {
    /// Lets a delegate listen beside the one that is there: SwiftUI's own, which editing needs.
    ///
    /// Adding one twice changes nothing, so this may stand in a closure that runs often. Events
    /// reach all delegates; a question is answered by the first that knows an answer, SwiftUI's
    /// before yours. Delegates are held weakly.
    public func addDelegate(_ added: any NSTextFieldDelegate) {
      DelegateMultiplexer.add(added, beside: delegate, of: self) { delegate = $0 }
    }

    /// Undoes ``addDelegate(_:)``.
    public func removeDelegate(_ added: any NSTextFieldDelegate) {
      DelegateMultiplexer.remove(added, from: delegate) { delegate = $0 }
    }
  }

  extension NSTextView {
    /// Lets a delegate listen beside the one that is there. See the text field's method of the same
    /// name.
    public func addDelegate(_ added: any NSTextViewDelegate) {
      DelegateMultiplexer.add(added, beside: delegate, of: self) { delegate = $0 }
    }

    /// Undoes ``addDelegate(_:)``.
    public func removeDelegate(_ added: any NSTextViewDelegate) {
      DelegateMultiplexer.remove(added, from: delegate) { delegate = $0 }
    }
  }

  extension NSTableView {
    /// Lets a delegate listen beside the one that is there: SwiftUI's own, which rows and selection
    /// need. Also for outline views, with an `NSOutlineViewDelegate`. See the text field's method
    /// of the same name.
    public func addDelegate(_ added: any NSControlTextEditingDelegate) {
      DelegateMultiplexer.add(added, beside: delegate, of: self) { delegate = $0 }
    }

    /// Undoes ``addDelegate(_:)``.
    public func removeDelegate(_ added: any NSControlTextEditingDelegate) {
      DelegateMultiplexer.remove(added, from: delegate) { delegate = $0 }
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
