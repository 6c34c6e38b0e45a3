/// The inside of an alert or a confirmation dialog: the texts above the buttons, which all close it.
package struct DialogContent<Actions: View, Message: View> {
  let kind: PresentationKind
  let title: Text?
  let message: Message
  let actions: Actions
  @Environment(\.sheetBehavior) private var behavior

  init(_ kind: PresentationKind, title: Text?, message: Message, actions: Actions) {
    self.kind = kind
    self.title = title
    self.message = message
    self.actions = actions
  }
}

extension DialogContent: View {
  package var body: some View {
    VStack(spacing: 12) {
      DialogIconView()
      if let title { title.font(.headline) }
      message.font(.subheadline)
      DialogSuppressionView()
      VStack(spacing: 6) {
        actions
        standardButton
      }
      .buttonStyle(DialogButtonStyle())
    }
    .multilineTextAlignment(.center)
    .padding(20)
    .frame(minWidth: 240)
    .interactiveDismissDisabled(kind == .alert && hasButtons && !hasCancelButton)
  }

  @MainActor private var hasButtons: Bool { behavior?.hasButtons ?? false }
  @MainActor private var hasCancelButton: Bool { behavior?.hasCancelButton ?? false }

  /// The button that the system adds: OK in an alert without any, Cancel in a dialog without one.
  @MainActor @ViewBuilder private var standardButton: some View {
    if kind == .alert {
      if !hasButtons { StandardDialogButton(title: "OK") }
    } else if !hasCancelButton {
      StandardDialogButton(title: "Cancel")
    }
  }
}

/// A button of the dialog itself.
private struct StandardDialogButton: View {
  let title: LocalizedStringKey
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NativeButton(
      appearance: .bordered, role: .cancel, action: { dismiss() },
      hosted: Text(title).frame(maxWidth: .infinity))
  }
}

/// Has the buttons of a dialog close it after their action.
private struct DialogButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration)
  }
}

private struct DialogButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.dismiss) private var dismiss

  private var isCancel: Bool { configuration.role == .cancel }

  var body: some View {
    NativeButton(
      appearance: .bordered, role: configuration.role,
      action: {
        configuration.trigger()
        dismiss()
      },
      hosted: configuration.label.frame(maxWidth: .infinity)
    )
    .modifier(DialogButtonModifier(cancel: isCancel ? configuration.action : nil))
  }
}

/// Tells a dialog of one of its buttons.
private struct DialogButtonModifier: ViewModifier {
  typealias Body = Never
  let cancel: (() -> Void)?

  @MainActor static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { DialogButtonNode(view, inputs) }
}

private final class DialogButtonNode<Content: View>: ModifierNode<Content, DialogButtonModifier> {
  override func didMakeContent() { tell() }
  override func modifierDidChange(from old: DialogButtonModifier) { tell() }

  private func tell() {
    scope.values.sheetBehavior?.setButton(
      owner: ObjectIdentifier(self), cancel: modifier.cancel)
  }

  override func willUnmount() {
    scope.values.sheetBehavior?.removeButton(owner: ObjectIdentifier(self))
    super.willUnmount()
  }
}
