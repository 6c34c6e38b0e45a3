import Foundation

/// Presents a confirmation dialog while a binding says so.
package struct ConfirmationDialogModifier<Actions: View, Message: View> {
  package var isPresented: Binding<Bool>
  package var title: Text
  package var titleVisibility: Visibility
  /// Whether there is what the dialog is about.
  package var hasData: Bool = true
  package var message: Message
  package var actions: Actions
}

extension ConfirmationDialogModifier: Presenting {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PresentationNode(view, inputs) }

  @MainActor package func presentation() -> (
    id: AnyHashable, content: DialogContent<Actions, Message>
  )? {
    guard isPresented.wrappedValue, hasData else { return nil }
    // Without a choice the title is shown, as on a Mac.
    let shownTitle = titleVisibility == .hidden ? nil : title
    return (
      AnyHashable(true),
      DialogContent(.confirmationDialog, title: shownTitle, message: message, actions: actions)
    )
  }

  @MainActor package func dismiss() { isPresented.wrappedValue = false }
  @MainActor package var kind: PresentationKind { .confirmationDialog }
}

extension View {
  /// Presents a confirmation dialog when a given condition is true, using a text view for the title.
  ///
  /// Drawn as a modal window. Each of its buttons closes it after the button's action, by setting the binding to
  /// false; without one with the `.cancel` role, a Cancel button is added.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        isPresented: isPresented, title: title, titleVisibility: titleVisibility,
        message: EmptyView(), actions: actions()))
  }

  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog with a message when a given condition is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        isPresented: isPresented, title: title, titleVisibility: titleVisibility,
        message: message(), actions: actions()))
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }
}
