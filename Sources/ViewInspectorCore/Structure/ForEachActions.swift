import SwiftUI

extension InspectableView where View == ViewType.ForEach {
  /// Calls what `onDelete(perform:)` was given.
  public func callOnDelete(_ indexSet: IndexSet) throws {
    let action: (IndexSet) -> Void = try modifierAttribute(.onDelete, "onDelete")
    action(indexSet)
  }

  /// Calls what `onMove(perform:)` was given.
  public func callOnMove(_ indexSet: IndexSet, _ index: Int) throws {
    let action: (IndexSet, Int) -> Void = try modifierAttribute(.onMove, "onMove")
    action(indexSet, index)
  }
}
