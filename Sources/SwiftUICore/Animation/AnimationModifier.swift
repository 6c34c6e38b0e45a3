/// Sets the animation of those updates in a view in which a value has changed.
public struct _AnimationModifier<Value: Equatable>: Equatable {
  public var animation: Animation?
  public var value: Value

  @inlinable public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
}

extension _AnimationModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PassthroughNode(view, inputs) { view in
      let animation = view.modifier.animation
      return ModifiedContent(
        content: view.content,
        modifier: _ValueTransactionModifier(value: view.modifier.value) { transaction in
          if !transaction.disablesAnimations { transaction.animation = animation }
        })
    }
  }
}

extension View {
  /// Animates what changes in this view whenever a value changes.
  ///
  /// The animation is that of all changes of the same update in the view, whether they depend on the value or not; a
  /// modifier further in has the last word. What is around the view is not animated by it.
  ///
  /// - Parameters:
  ///   - animation: nil for changes that show at once.
  ///   - value: compared with that of the last update; the first value changes nothing.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { modifier(_AnimationModifier(animation: animation, value: value)) }

  /// Animates each change in the view.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Animates the changes of what `body` puts around the view, and not the view inside.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction(
      { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      }, body: body)
  }

  /// Changes the transaction of what `body` puts around the view, and not that of the view inside.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self.modifier(OuterTransaction()))).transaction(transform)
      .modifier(TransactionBoundary())
  }
}

/// Stands for the view in the closure of a modifier.
public struct PlaceholderContentView<Value> {
  private let content: any View

  nonisolated package init(_ content: some View) { self.content = content }
}

extension PlaceholderContentView: View {
  public var body: some View { AnyView(content) }
}

/// Marks where the transaction is to be found that a placeholder inside restores.
private struct TransactionBoundary {}

extension TransactionBoundary: ViewModifier {
  typealias Body = Never

  @MainActor static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { TransactionBoundaryNode(view, inputs) }
}

/// Gives a placeholder's content the transaction that is around the modifier.
private struct OuterTransaction {}

extension OuterTransaction: ViewModifier {
  typealias Body = Never

  @MainActor static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { OuterTransactionNode(view, inputs) }
}

private final class TransactionBoundaryNode<Content: View>:
  ModifierNode<Content, TransactionBoundary>, TransactionBounding
{}

private final class OuterTransactionNode<Content: View>:
  ModifierNode<Content, OuterTransaction>, TransactionRestoring
{}
