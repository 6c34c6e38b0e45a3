#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import SwiftUI

extension NSScrollView: ScrollingEntity {
  var scrolledOffset: CGPoint {
    get { contentView.bounds.origin }
    set {
      contentView.scroll(to: newValue)
      reflectScrolledClipView(contentView)
    }
  }

  var scrolledInsets: EdgeInsets {
    get {
      let insets = contentInsets
      let isLeftToRight = userInterfaceLayoutDirection == .leftToRight
      return EdgeInsets(
        top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
        bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
    }
    set {
      automaticallyAdjustsContentInsets = false
      let isLeftToRight = userInterfaceLayoutDirection == .leftToRight
      contentInsets = NSEdgeInsets(
        top: newValue.top, left: isLeftToRight ? newValue.leading : newValue.trailing,
        bottom: newValue.bottom, right: isLeftToRight ? newValue.trailing : newValue.leading)
    }
  }

  var rows: (any RowsEntity)? { documentView as? NSTableView }

  func setScrolledBackground(_ color: Color?) {
    guard #available(macOS 11, *) else { return }
    drawsBackground = color != nil
    if let color { backgroundColor = NSColor(color) }
  }
}

extension NSTableView: RowsEntity {
  var rowCount: Int { numberOfRows }

  var selectedRowNumbers: [Int] {
    get { Array(selectedRowIndexes) }
    set { selectRowIndexes(IndexSet(newValue), byExtendingSelection: false) }
  }

  func scroll(toRow row: Int, animated: Bool) {
    scrollRowToVisible(row)
  }
}
#endif
