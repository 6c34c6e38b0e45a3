import SwiftUI

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension InspectableView {
  /// Where `scrollPosition(_:anchor:)` says that the scroll view is.
  public func scrollPosition() throws -> ScrollPosition { try scrollPositionBinding().wrappedValue }

  /// Tells what `scrollPosition(_:anchor:)` binds that the scroll view has moved.
  public func setScrollPosition(_ position: ScrollPosition) throws {
    try scrollPositionBinding().wrappedValue = position
  }

  private func scrollPositionBinding() throws -> Binding<ScrollPosition> {
    try modifierAttribute(.scrollPosition, "scrollPosition")
  }
}

extension InspectableView {
  /// The view that `scrollPosition(id:anchor:)` says is shown.
  public func scrollPosition<ID: Hashable>(id type: ID.Type) throws -> ID? {
    try scrolledID(type).wrappedValue
  }

  /// Tells what `scrollPosition(id:anchor:)` binds that another view is shown.
  public func setScrollPosition<ID: Hashable>(id: ID?) throws {
    try scrolledID(ID.self).wrappedValue = id
  }

  private func scrolledID<ID: Hashable>(_ type: ID.Type) throws -> Binding<ID?> {
    try modifierAttribute(.scrollPositionID, "scrollPosition(id:)")
  }
}
