import Foundation

package enum DeleteDisabledTraitKey: ValueTraitKey {
  package static let defaultValue = false
}

package enum MoveDisabledTraitKey: ValueTraitKey {
  package static let defaultValue = false
}

package enum SelectionDisabledTraitKey: ValueTraitKey {
  package static let defaultValue = false
}

extension View {
  /// Keeps the row from being deleted.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<DeleteDisabledTraitKey>(value: isDisabled))
  }

  /// Keeps the row from being moved.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<MoveDisabledTraitKey>(value: isDisabled))
  }

  /// Keeps the row from being selected.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<SelectionDisabledTraitKey>(value: isDisabled))
  }
}

extension DynamicViewContent {
  /// Sets the insert action for the dynamic view: called with an offset into its data, and what is dropped there. GTK's
  /// list takes no drops yet.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    keptAsValue().modifier(
      _TraitWritingModifier<OnInsertTraitKey>(
        value: OnInsertConfiguration(supportedContentTypes: supportedContentTypes, action: action)))
  }
}

/// What to do with what is dropped between rows.
package struct OnInsertConfiguration {
  package var supportedContentTypes: [UTType]
  package var action: (Int, [NSItemProvider]) -> Void
}

package enum OnInsertTraitKey: ValueTraitKey {
  package static var defaultValue: OnInsertConfiguration? { nil }
}
