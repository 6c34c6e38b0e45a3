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
  /// Applies the given animation to this view when the specified value changes.
  ///
  /// It reaches the transaction of the updates; the changes show at once.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { keptAsValue().modifier(_AnimationModifier(animation: animation, value: value)) }

  /// Animates each change in the view.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    keptAsValue().transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Animates the changes of what `body` puts around the view, and not the view inside.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    // The content inside stays outside of the animation.
    let outer: (inout Transaction) -> Void = { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
    return body(PlaceholderContentView(keptAsValue())).transaction(outer)
  }

  /// Changes the transaction of what `body` puts around the view, and not that of the view inside.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(self)).transaction(transform) }
}

/// Stands for the view in the closure of a modifier.
public struct PlaceholderContentView<Value> {
  private let content: any View

  nonisolated package init(_ content: some View) { self.content = content }
}

extension PlaceholderContentView: View {
  public var body: some View { AnyView(content) }
}
