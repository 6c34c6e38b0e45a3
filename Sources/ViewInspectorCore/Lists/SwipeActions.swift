import SwiftUI

extension ViewType {
  /// The buttons that a swipe over a row shows.
  public struct SwipeActions: ModifierContentType {}
}

extension InspectableView {
  /// The index-th swipe actions of the view, in the order in which they were applied.
  public func swipeActions(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.SwipeActions> {
    try modifierContent([.swipeActions], "swipeActions", index)
  }

  /// The first swipe actions at an edge.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func swipeActions(
    edge: HorizontalEdge
  ) throws -> InspectableView<ViewType.SwipeActions> {
    for index in modifiers(.swipeActions).indices {
      let actions = try swipeActions(
        index == 0 ? nil : index)
      if try actions.edge() == edge { return actions }
    }
    throw missingModifier("swipeActions(edge: .\(edge))")
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension InspectableView where View == ViewType.SwipeActions {
  public func edge() throws -> HorizontalEdge { try attribute(.swipeActionsEdge) }

  /// Whether a swipe all over the row taps the first button.
  public func allowsFullSwipe() throws -> Bool { try attribute(.swipeActionsFullSwipe) }

  private func attribute<T>(_ row: Structure) throws -> T {
    guard let value: T = try ownModifierAttribute([row]) else {
      throw InspectionError.viewNotFound(parent: "SwipeActions")
    }
    return value
  }
}

extension ModifierViews {
  static let swipeActions = ModifierViews("SwipeActionsModifier") { try $0.swipeActions($1) }
}
