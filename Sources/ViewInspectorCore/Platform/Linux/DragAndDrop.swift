#if os(Linux)
import Foundation
import SwiftUI
import SwiftUICore

extension InspectableView {
  /// Begins to drag the view: what `onDrag` provides.
  ///
  /// - Throws: `unresponsiveControl` where a user could not drag it.
  public func callOnDrag() throws -> NSItemProvider {
    let drag = try storedModifier(OnDragModifier.self, "onDrag")
    try guardIsResponsive()
    return drag.data()
  }

  /// Drops something on the view, as a user would: what `onDrop` was given is asked whether it takes it, told that it
  /// has come, and then that it is dropped.
  ///
  /// - Parameter location: in the view's coordinate space.
  /// - Returns: whether the drop was taken.
  /// - Throws: `unresponsiveControl` where a user could not drop anything on it.
  @discardableResult
  public func callOnDrop(
    _ providers: [NSItemProvider], at location: CGPoint = .zero
  ) throws -> Bool {
    let drop = try storedModifier(OnDropModifier.self, "onDrop")
    try guardIsResponsive()
    let info = DropInfo(location: location, providers: providers)
    let delegate = drop.delegate
    guard info.hasItemsConforming(to: drop.supportedContentTypes),
      delegate.validateDrop(info: info)
    else { return false }
    delegate.dropEntered(info: info)
    return delegate.performDrop(info: info)
  }
}
#endif
