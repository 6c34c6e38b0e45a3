#if canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

extension UIScrollView: ScrollingEntity {
  var scrolledOffset: CGPoint {
    get { contentOffset }
    set { contentOffset = newValue }
  }

  var scrolledInsets: EdgeInsets {
    get {
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      return EdgeInsets(
        top: contentInset.top, leading: isLeftToRight ? contentInset.left : contentInset.right,
        bottom: contentInset.bottom,
        trailing: isLeftToRight ? contentInset.right : contentInset.left)
    }
    set {
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      contentInset = UIEdgeInsets(
        top: newValue.top, left: isLeftToRight ? newValue.leading : newValue.trailing,
        bottom: newValue.bottom, right: isLeftToRight ? newValue.trailing : newValue.leading)
    }
  }

  var rows: (any RowsEntity)? { self as? any RowsEntity }

  func setScrolledBackground(_ color: Color?) {
    guard #available(iOS 14, tvOS 14, *) else { return }
    backgroundColor = color.map { UIColor($0) }
  }

  #if os(iOS) || os(visionOS)
  func refresh(by action: @escaping @MainActor () async -> Void) -> Bool {
    guard #available(iOS 14, *) else { return false }
    if refreshControl?.isRefreshing == true { return true }
    refreshControl = UIRefreshControl(
      frame: .zero,
      primaryAction: UIAction { [weak self] _ in
        Task { @MainActor in
          await action()
          self?.refreshControl?.endRefreshing()
        }
      })
    return true
  }
  #endif
}

extension UITableView: RowsEntity {
  var rowCount: Int { (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) } }

  var selectedRowNumbers: [Int] {
    get { (indexPathsForSelectedRows ?? []).map { number(of: $0, in: numberOfRows) }.sorted() }
    set {
      for path in indexPathsForSelectedRows ?? [] { deselectRow(at: path, animated: false) }
      for row in newValue {
        let path = path(of: row, sections: numberOfSections, in: numberOfRows)
        selectRow(at: path, animated: false, scrollPosition: .none)
      }
    }
  }

  func scroll(toRow row: Int, animated: Bool) {
    guard let path = path(of: row, sections: numberOfSections, in: numberOfRows) else { return }
    scrollToRow(at: path, at: .none, animated: animated)
  }
}

extension UICollectionView: RowsEntity {
  var rowCount: Int { (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) } }

  var selectedRowNumbers: [Int] {
    get { (indexPathsForSelectedItems ?? []).map { number(of: $0, in: numberOfItems) }.sorted() }
    set {
      for path in indexPathsForSelectedItems ?? [] { deselectItem(at: path, animated: false) }
      for row in newValue {
        let path = path(of: row, sections: numberOfSections, in: numberOfItems)
        selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }

  func scroll(toRow row: Int, animated: Bool) {
    guard let path = path(of: row, sections: numberOfSections, in: numberOfItems) else { return }
    scrollToItem(at: path, at: .centeredVertically, animated: animated)
  }
}

extension UIScrollView {
  /// A row's number over all sections.
  fileprivate func number(of path: IndexPath, in count: (Int) -> Int) -> Int {
    (0..<path[0]).reduce(path[1]) { $0 + count($1) }
  }

  /// The path of a row that is numbered over all sections; nil if there is no such row.
  fileprivate func path(of row: Int, sections: Int, in count: (Int) -> Int) -> IndexPath? {
    var rest = row
    for section in 0..<sections {
      let size = count(section)
      if (0..<size).contains(rest) { return [section, rest] }
      rest -= size
    }
    return nil
  }
}
#endif
