#if canImport(ObjectiveC) && canImport(UIKit)
  public import UIKit

  extension UIScrollView {
    /// Lets a delegate listen beside the one that is there: SwiftUI's own, which rows, selection and
    /// scrolling need. Also for tables and collection views, whose delegates are scroll view delegates.
    ///
    /// Adding one twice changes nothing, so this may stand in a closure that runs often. Events reach
    /// all delegates; a question is answered by the first that knows an answer, SwiftUI's before yours.
    /// Delegates are held weakly.
    public func addDelegate(_ added: any UIScrollViewDelegate) {
      delegate = DelegateMultiplexer.adding(added, beside: delegate, of: self)
    }

    /// Undoes ``addDelegate(_:)``.
    public func removeDelegate(_ added: any UIScrollViewDelegate) {
      (delegate as? DelegateMultiplexer)?.remove(added)
    }
  }

  extension UITextField {
    /// Lets a delegate listen beside the one that is there: SwiftUI's own, which editing needs. See
    /// the scroll view's method of the same name.
    public func addDelegate(_ added: any UITextFieldDelegate) {
      delegate = DelegateMultiplexer.adding(added, beside: delegate, of: self)
    }

    /// Undoes ``addDelegate(_:)``.
    public func removeDelegate(_ added: any UITextFieldDelegate) {
      (delegate as? DelegateMultiplexer)?.remove(added)
    }
  }

  /// Several delegates in the place of one. The object that they belong to owns it.
  @MainActor
  final class DelegateMultiplexer: NSObject {
    private struct Entry {
      weak var delegate: NSObject?
    }

    nonisolated(unsafe) private static var key: UInt8 = 0

    private var entries: [Entry] = []

    static func adding(
      _ added: AnyObject, beside current: AnyObject?, of owner: NSObject
    ) -> DelegateMultiplexer {
      let multiplexer = current as? DelegateMultiplexer ?? DelegateMultiplexer()
      if current !== multiplexer {
        multiplexer.add(current)
        objc_setAssociatedObject(owner, &key, multiplexer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      multiplexer.add(added)
      return multiplexer
    }

    func remove(_ delegate: AnyObject) {
      entries.removeAll { $0.delegate === delegate || $0.delegate == nil }
    }

    private func add(_ delegate: AnyObject?) {
      guard let delegate = delegate as? NSObject, !delegates.contains(delegate) else { return }
      entries.append(Entry(delegate: delegate))
    }

    private var delegates: [NSObject] { entries.compactMap(\.delegate) }

    fileprivate var scrollDelegates: [any UIScrollViewDelegate] {
      delegates.compactMap { $0 as? any UIScrollViewDelegate }
    }

    fileprivate var tableDelegates: [any UITableViewDelegate] {
      delegates.compactMap { $0 as? any UITableViewDelegate }
    }

    fileprivate var collectionDelegates: [any UICollectionViewDelegate] {
      delegates.compactMap { $0 as? any UICollectionViewDelegate }
    }

    fileprivate var fieldDelegates: [any UITextFieldDelegate] {
      delegates.compactMap { $0 as? any UITextFieldDelegate }
    }

    override func responds(to selector: Selector?) -> Bool {
      MainActor.assumeIsolated { delegates.contains { $0.responds(to: selector) } }
    }

    /// Whatever has no method here goes to the first delegate that has one.
    override func forwardingTarget(for selector: Selector?) -> Any? {
      MainActor.assumeIsolated {
        Target(object: delegates.first { $0.responds(to: selector) })
      }.object
    }

    private struct Target: @unchecked Sendable {
      let object: NSObject?
    }
  }

  extension DelegateMultiplexer: UIScrollViewDelegate {
    func scrollViewDidScroll(_ view: UIScrollView) {
      for delegate in scrollDelegates { delegate.scrollViewDidScroll?(view) }
    }

    func scrollViewDidZoom(_ view: UIScrollView) {
      for delegate in scrollDelegates { delegate.scrollViewDidZoom?(view) }
    }

    func scrollViewWillBeginDragging(_ view: UIScrollView) {
      for delegate in scrollDelegates { delegate.scrollViewWillBeginDragging?(view) }
    }

    func scrollViewWillEndDragging(
      _ view: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset offset: UnsafeMutablePointer<CGPoint>
    ) {
      for delegate in scrollDelegates {
        delegate.scrollViewWillEndDragging?(
          view, withVelocity: velocity, targetContentOffset: offset)
      }
    }

    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
      for delegate in scrollDelegates {
        delegate.scrollViewDidEndDragging?(view, willDecelerate: willDecelerate)
      }
    }

    func scrollViewDidEndDecelerating(_ view: UIScrollView) {
      for delegate in scrollDelegates {
        delegate.scrollViewDidEndDecelerating?(view)
      }
    }

    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
      for delegate in scrollDelegates {
        delegate.scrollViewDidEndScrollingAnimation?(view)
      }
    }
  }

  extension DelegateMultiplexer: UITableViewDelegate {
    func tableView(
      _ view: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
    ) {
      for delegate in tableDelegates {
        delegate.tableView?(view, willDisplay: cell, forRowAt: path)
      }
    }

    func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
      for delegate in tableDelegates {
        delegate.tableView?(view, didSelectRowAt: path)
      }
    }

    func tableView(_ view: UITableView, didDeselectRowAt path: IndexPath) {
      for delegate in tableDelegates {
        delegate.tableView?(view, didDeselectRowAt: path)
      }
    }
  }

  extension DelegateMultiplexer: UICollectionViewDelegate {
    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt path: IndexPath
    ) {
      for delegate in collectionDelegates {
        delegate.collectionView?(view, willDisplay: cell, forItemAt: path)
      }
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      for delegate in collectionDelegates {
        delegate.collectionView?(view, didSelectItemAt: path)
      }
    }

    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      for delegate in collectionDelegates {
        delegate.collectionView?(view, didDeselectItemAt: path)
      }
    }
  }

  extension DelegateMultiplexer: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ field: UITextField) {
      for delegate in fieldDelegates { delegate.textFieldDidBeginEditing?(field) }
    }

    func textFieldDidEndEditing(_ field: UITextField) {
      for delegate in fieldDelegates { delegate.textFieldDidEndEditing?(field) }
    }

    func textFieldDidChangeSelection(_ field: UITextField) {
      for delegate in fieldDelegates { delegate.textFieldDidChangeSelection?(field) }
    }
  }
#endif
