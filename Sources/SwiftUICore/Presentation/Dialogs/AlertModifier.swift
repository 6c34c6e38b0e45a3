import Foundation

/// Presents an alert while a binding says so.
package struct AlertModifier<Actions: View, Message: View> {
  package var isPresented: Binding<Bool>
  package var title: Text
  /// Whether there is what the alert is about.
  package var hasData: Bool = true
  package var message: Message
  package var actions: Actions
}

extension AlertModifier: Presenting {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PresentationNode(view, inputs) }

  @MainActor package func presentation() -> (
    id: AnyHashable, content: DialogContent<Actions, Message>
  )? {
    guard isPresented.wrappedValue, hasData else { return nil }
    return (
      AnyHashable(true),
      DialogContent(.alert, title: title, message: message, actions: actions)
    )
  }

  @MainActor package func dismiss() { isPresented.wrappedValue = false }
  @MainActor package var kind: PresentationKind { .alert }
}

extension View {
  /// Presents an alert when a given condition is true, using a text view for the title.
  ///
  /// Drawn as a modal window. Each of its buttons closes it after the button's action, by setting the binding to
  /// false; without any, an OK button is added. Escape does the same as the button with the `.cancel` role, and
  /// nothing where there are buttons but none with that role.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, title: title, message: EmptyView(), actions: actions()))
  }

  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message when a given condition is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, title: title, message: message(), actions: actions()))
  }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
}
