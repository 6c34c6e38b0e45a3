import Foundation

/// What is made of data, element by element: its elements can be deleted and moved.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Sets the deletion action for the dynamic view: called on the main actor with offsets into its data when the
  /// user deletes rows of the list around it. In GTK that is the Delete key. `nil` disables deletion.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_TraitWritingModifier<OnDeleteTraitKey>(value: action))
  }

  /// Sets the move action for the dynamic view: called on the main actor with offsets into its data, and the
  /// offset before which the elements go. In GTK that is Alt with Up or Down. `nil` disables moving.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_TraitWritingModifier<OnMoveTraitKey>(value: action))
  }
}

extension View {
  /// Applies an inset to the rows in a list; `nil` for the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_TraitWritingModifier<ListRowInsetsTraitKey>(value: insets))
  }
}
