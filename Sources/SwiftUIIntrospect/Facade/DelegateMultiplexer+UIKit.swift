#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIScrollView {
    /// Lets a delegate listen beside the one that is there: SwiftUI's own, which rows, selection
    /// and scrolling need. Also for tables, collection views and text views, whose delegates are
    /// scroll view delegates.
    ///
    /// Adding one twice changes nothing, so this may stand in a closure that runs often. Events
    /// reach all delegates; a question is answered by the first that knows an answer, SwiftUI's
    /// before yours. Delegates are held weakly.
    public func addDelegate(_ added: any UIScrollViewDelegate) {
      DelegateMultiplexer.add(added, beside: delegate, of: self) { delegate = $0 }
    }

    /// Undoes ``addDelegate(_:)``.
    public func removeDelegate(_ added: any UIScrollViewDelegate) {
      DelegateMultiplexer.remove(added, from: delegate) { delegate = $0 }
    }
  }

  extension UITextField {
    /// Lets a delegate listen beside the one that is there: SwiftUI's own, which editing needs. See
    /// the scroll view's method of the same name.
    public func addDelegate(_ added: any UITextFieldDelegate) {
      DelegateMultiplexer.add(added, beside: delegate, of: self) { delegate = $0 }
    }

    /// Undoes ``addDelegate(_:)``.
    public func removeDelegate(_ added: any UITextFieldDelegate) {
      DelegateMultiplexer.remove(added, from: delegate) { delegate = $0 }
    }
  }

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
