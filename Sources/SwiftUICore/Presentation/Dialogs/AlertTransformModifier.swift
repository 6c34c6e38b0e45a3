/// Presents an alert or an action sheet while a binding says so.
package struct AlertTransformModifier<Popup> {
  package var _isPresented: Binding<Bool>
  package var content: () -> Popup
  let description: (Popup) -> any DialogDescription
  package let kind: PresentationKind
}

extension AlertTransformModifier where Popup: DialogDescription {
  nonisolated fileprivate init(_ isPresented: Binding<Bool>, _ content: @escaping () -> Popup) {
    self.init(
      _isPresented: isPresented, content: content, description: { $0 }, kind: Popup.kind)
  }
}

/// Presents an alert or an action sheet for a value while there is one.
package struct ItemAlertTransformModifier<Item: Identifiable, Popup> {
  package var _item: Binding<Item?>
  package var content: (Item) -> Popup
  let description: (Popup) -> any DialogDescription
  package let kind: PresentationKind
}

extension ItemAlertTransformModifier where Popup: DialogDescription {
  nonisolated fileprivate init(_ item: Binding<Item?>, _ content: @escaping (Item) -> Popup) {
    self.init(_item: item, content: content, description: { $0 }, kind: Popup.kind)
  }
}

extension DialogDescription {
  @MainActor fileprivate var dialog: DialogContent<DialogButtonList, Text?> {
    DialogContent(
      type(of: self).kind, title: title, message: message,
      actions: DialogButtonList(buttons: allButtons))
  }
}

extension AlertTransformModifier: ViewModifier, Presenting {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PresentationNode(view, inputs) }

  @MainActor package func presentation() -> (
    id: AnyHashable, content: DialogContent<DialogButtonList, Text?>
  )? {
    _isPresented.wrappedValue ? (AnyHashable(true), description(content()).dialog) : nil
  }

  @MainActor package func dismiss() { _isPresented.wrappedValue = false }
}

extension ItemAlertTransformModifier: ViewModifier, Presenting {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PresentationNode(view, inputs) }

  @MainActor package func presentation() -> (
    id: AnyHashable, content: DialogContent<DialogButtonList, Text?>
  )? {
    _item.wrappedValue.map { (AnyHashable($0.id), description(content($0)).dialog) }
  }

  @MainActor package func dismiss() { _item.wrappedValue = nil }
}

extension View {
  /// Presents an alert to the user. `alert(_:isPresented:actions:message:)` replaces it.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(AlertTransformModifier(isPresented, content))
  }

  /// Presents an alert to the user for an item.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(ItemAlertTransformModifier(item, content))
  }

  /// Presents an action sheet. `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` replaces it.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(AlertTransformModifier(isPresented, content))
  }

  /// Presents an action sheet for an item.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(ItemAlertTransformModifier(item, content))
  }
}
