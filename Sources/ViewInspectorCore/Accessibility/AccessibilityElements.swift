import SwiftUI

extension InspectableView {
  /// What `accessibilityElement(children:)` makes of the elements in the view.
  public func accessibilityElement() throws -> AccessibilityChildBehavior {
    try accessibilityAttribute(.accessibilityBehavior, "accessibilityElement")
  }

  /// The view that stands for this one.
  public func accessibilityRepresentation() throws -> InspectableView<ViewType.ClassifiedView> {
    try modifierContent(.accessibilityRepresentation, "accessibilityRepresentation", nil)
  }

  /// The views that are the element's children in place of those in it.
  public func accessibilityChildren() throws -> InspectableView<ViewType.ClassifiedView> {
    try modifierContent(.accessibilityChildren, "accessibilityChildren", nil)
  }
}
