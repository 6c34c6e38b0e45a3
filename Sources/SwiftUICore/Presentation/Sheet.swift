/// Presents a sheet while a binding says so.
package struct SheetPresentationModifier<SheetContent: View> {
  package var _isPresented: Binding<Bool>
  package var onDismiss: (() -> Void)?
  package var content: () -> SheetContent
  package var kind: PresentationKind = .sheet
}

extension SheetPresentationModifier: ViewModifier {
  public typealias Body = Never
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PresentationNode(view, inputs) }
}

/// Presents a sheet for a value while there is one.
package struct ItemSheetPresentationModifier<Item: Identifiable, SheetContent: View> {
  package var _item: Binding<Item?>
  package var onDismiss: (() -> Void)?
  package var content: (Item) -> SheetContent
  package var kind: PresentationKind = .sheet
}

extension ItemSheetPresentationModifier: ViewModifier {
  public typealias Body = Never
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PresentationNode(view, inputs) }
}

extension SheetPresentationModifier: Presenting {
  @MainActor package func presentation() -> (id: AnyHashable, content: SheetContent)? {
    _isPresented.wrappedValue ? (AnyHashable(true), content()) : nil
  }
  @MainActor package func dismiss() { _isPresented.wrappedValue = false }
}

extension ItemSheetPresentationModifier: Presenting {
  @MainActor package func presentation() -> (id: AnyHashable, content: SheetContent)? {
    _item.wrappedValue.map { (AnyHashable($0.id), content($0)) }
  }
  @MainActor package func dismiss() { _item.wrappedValue = nil }
}

extension View {
  /// Presents a sheet when a binding to a Boolean value that you provide is true.
  ///
  /// Drawn as a modal window over the one that the view is in. Closing it with the window's controls or Escape
  /// sets the binding to false.
  /// - Parameters:
  ///   - onDismiss: called on the main actor once the sheet is gone.
  ///   - content: called on the main actor while the sheet is presented, for each update.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetPresentationModifier(
        _isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet using the given item as a data source for the sheet's content. Another item's identity
  /// replaces the sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetPresentationModifier(_item: item, onDismiss: onDismiss, content: content))
  }

  /// Presents a view that covers the window when a binding to a Boolean value you provide is true.
  ///
  /// Drawn as a modal window that is as large as the one that the view is in.
  /// - Parameters:
  ///   - onDismiss: called on the main actor once the cover is gone.
  ///   - content: called on the main actor while the cover is presented, for each update.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetPresentationModifier(
        _isPresented: isPresented, onDismiss: onDismiss, content: content, kind: .fullScreenCover))
  }

  /// Presents a view that covers the window, using the binding you provide as a data source for its content.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemSheetPresentationModifier(
        _item: item, onDismiss: onDismiss, content: content, kind: .fullScreenCover))
  }
}
