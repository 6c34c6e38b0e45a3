#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Also tables, collection views and text views: their delegates are scroll view delegates.
extension UIScrollView: DelegatingEntity {}

extension UITextField: DelegatingEntity {}

extension DelegateMultiplexer: UIScrollViewDelegate {
  private typealias Scrolling = any UIScrollViewDelegate

  func scrollViewDidScroll(_ view: UIScrollView) {
    tell(Scrolling.self, { $0.scrollViewDidScroll }, view)
  }
  func scrollViewDidZoom(_ view: UIScrollView) {
    tell(Scrolling.self, { $0.scrollViewDidZoom }, view)
  }
  func scrollViewWillBeginDragging(_ view: UIScrollView) {
    tell(Scrolling.self, { $0.scrollViewWillBeginDragging }, view)
  }
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset offset: UnsafeMutablePointer<CGPoint>
  ) {
    tell(
      Scrolling.self, { $0.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) },
      view, velocity, offset)
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    tell(
      Scrolling.self, { $0.scrollViewDidEndDragging(_:willDecelerate:) }, view, willDecelerate)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
    tell(Scrolling.self, { $0.scrollViewWillBeginDecelerating }, view)
  }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) {
    tell(Scrolling.self, { $0.scrollViewDidEndDecelerating }, view)
  }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
    tell(Scrolling.self, { $0.scrollViewDidEndScrollingAnimation }, view)
  }
  func scrollViewDidScrollToTop(_ view: UIScrollView) {
    tell(Scrolling.self, { $0.scrollViewDidScrollToTop }, view)
  }
}

extension DelegateMultiplexer: UITableViewDelegate {
  private typealias Rows = any UITableViewDelegate

  func tableView(
    _ view: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    tell(Rows.self, { $0.tableView(_:willDisplay:forRowAt:) }, view, cell, path)
  }
  func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
    tell(Rows.self, { $0.tableView(_:didSelectRowAt:) }, view, path)
  }
  func tableView(_ view: UITableView, didDeselectRowAt path: IndexPath) {
    tell(Rows.self, { $0.tableView(_:didDeselectRowAt:) }, view, path)
  }
}

extension DelegateMultiplexer: UICollectionViewDelegate {
  private typealias Items = any UICollectionViewDelegate

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    tell(Items.self, { $0.collectionView(_:willDisplay:forItemAt:) }, view, cell, path)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    tell(Items.self, { $0.collectionView(_:didSelectItemAt:) }, view, path)
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    tell(Items.self, { $0.collectionView(_:didDeselectItemAt:) }, view, path)
  }
}

extension DelegateMultiplexer: UITextViewDelegate {
  private typealias Text = any UITextViewDelegate

  func textViewDidBeginEditing(_ view: UITextView) {
    tell(Text.self, { $0.textViewDidBeginEditing }, view)
  }
  func textViewDidEndEditing(_ view: UITextView) {
    tell(Text.self, { $0.textViewDidEndEditing }, view)
  }
  func textViewDidChange(_ view: UITextView) {
    tell(Text.self, { $0.textViewDidChange }, view)
  }
  func textViewDidChangeSelection(_ view: UITextView) {
    tell(Text.self, { $0.textViewDidChangeSelection }, view)
  }
}

extension DelegateMultiplexer: UITextFieldDelegate {
  private typealias Editing = any UITextFieldDelegate

  func textFieldDidBeginEditing(_ field: UITextField) {
    tell(Editing.self, { $0.textFieldDidBeginEditing }, field)
  }
  func textFieldDidEndEditing(_ field: UITextField) {
    tell(Editing.self, { $0.textFieldDidEndEditing }, field)
  }
  func textFieldDidChangeSelection(_ field: UITextField) {
    tell(Editing.self, { $0.textFieldDidChangeSelection }, field)
  }
}
#endif
