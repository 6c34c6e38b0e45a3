extension View {
  /// Conditionally prevents interactive dismissal of a sheet: its window then cannot be closed by the user.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(InteractiveDismissDisabledModifier(isDisabled: isDisabled))
  }
}

/// Prevents that the user closes the sheet that a view is in.
package struct InteractiveDismissDisabledModifier: Sendable {
  package var isDisabled: Bool
}

extension InteractiveDismissDisabledModifier: ViewModifier {
  public typealias Body = Never
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { DismissDisabledNode(view, inputs) }
}

private final class DismissDisabledNode<Content: View>:
  ModifierNode<Content, InteractiveDismissDisabledModifier>
{
  override func didMakeContent() { set(modifier.isDisabled) }
  override func modifierDidChange(from old: InteractiveDismissDisabledModifier) {
    set(modifier.isDisabled)
  }

  private func set(_ isDisabled: Bool) {
    scope.values.sheetBehavior?.setDismissDisabled(isDisabled, owner: ObjectIdentifier(self))
  }

  override func willUnmount() {
    set(false)
    super.willUnmount()
  }
}
