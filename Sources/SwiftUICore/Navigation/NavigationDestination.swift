/// Declares the page for values of a type.
package struct NavigationDestinationModifier<D: Hashable, Destination: View> {
  package var destination: (D) -> Destination
}

extension NavigationDestinationModifier: ViewModifier {
  public typealias Body = Never
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ValueDestinationNode(view, inputs) }
}

private final class ValueDestinationNode<Content: View, D: Hashable, Destination: View>:
  ModifierNode<Content, NavigationDestinationModifier<D, Destination>>
{
  override func didMakeContent() {
    guard let model = scope.values.navigationModel else {
      Diagnostics.reportOnce(
        "navigationDestination(for: \(D.self).self) is not inside a NavigationStack: it is ignored."
      )
      return
    }
    declare(model)
  }

  override func modifierDidChange(from old: NavigationDestinationModifier<D, Destination>) {
    if let model = scope.values.navigationModel { declare(model) }
  }

  private func declare(_ model: NavigationModel) {
    let make = modifier.destination
    model.setDestination(D.self, owner: ObjectIdentifier(self)) { AnyView(make($0)) }
  }

  override func willUnmount() {
    scope.values.navigationModel?.setDestination(D.self, owner: ObjectIdentifier(self), nil)
    super.willUnmount()
  }
}

/// Pushes a page while a binding says so.
package struct ViewDestinationNavigationDestinationModifier<Destination: View> {
  package var _isPresented: Binding<Bool>
  package var destination: Destination
}

extension ViewDestinationNavigationDestinationModifier: ViewModifier {
  public typealias Body = Never
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PresentedDestinationNode(view, inputs) }
}

private final class PresentedDestinationNode<Content: View, Destination: View>:
  ModifierNode<Content, ViewDestinationNavigationDestinationModifier<Destination>>
{
  override func didMakeContent() { show() }

  override func modifierDidChange(
    from old: ViewDestinationNavigationDestinationModifier<Destination>
  ) { show() }

  override func refresh() { show() }

  private func show() {
    let isPresented = modifier._isPresented
    let mustShow = evaluating(Destination.self) { isPresented.wrappedValue }
    guard let model = scope.values.navigationModel else {
      if mustShow {
        Diagnostics.reportOnce(
          "navigationDestination(isPresented:) is not inside a NavigationStack: it is ignored.")
      }
      return
    }
    let owner = ObjectIdentifier(self)
    if mustShow {
      model.push(AnyView(modifier.destination), owner: owner) { isPresented.wrappedValue = false }
    } else {
      model.pop(owner: owner)
    }
  }

  override func willUnmount() {
    scope.values.navigationModel?.pop(owner: ObjectIdentifier(self))
    super.willUnmount()
  }
}

extension View {
  /// Associates a destination view with a presented data type for use within a navigation stack.
  ///
  /// - Parameters:
  ///   - data: the type of values that links push.
  ///   - destination: called on the main actor with the value, for each update of the page.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier(destination: destination))
  }

  /// Associates a destination view with a binding that can be used to push the view onto a navigation stack.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      ViewDestinationNavigationDestinationModifier(
        _isPresented: isPresented, destination: destination()))
  }

  /// Associates a destination view with a bound value for use within a navigation stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      ViewDestinationNavigationDestinationModifier(
        _isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        destination: ItemDestination(item: item, destination: destination)))
  }
}

/// The page of a bound value; the last value while it leaves.
private struct ItemDestination<D: Hashable, Content: View> {
  let item: Binding<D?>
  let destination: (D) -> Content
}

extension ItemDestination: View {
  var body: some View {
    if let value = item.wrappedValue { destination(value) }
  }
}
