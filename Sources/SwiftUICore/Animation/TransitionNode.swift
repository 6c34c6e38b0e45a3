extension TransitionTraitKey: NodeMakingTraitKey {
  package static func makeNode<C: View>(
    _ view: ModifiedContent<C, _TraitWritingModifier<TransitionTraitKey>>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, _TraitWritingModifier<TransitionTraitKey>>> {
    TransitionNode(view, inputs)
  }
}

/// A view with a transition: what the transition puts around it is in the phase that the view is in.
private final class TransitionNode<Content: View>:
  _TypedNode<ModifiedContent<Content, _TraitWritingModifier<TransitionTraitKey>>>, TransitionElement
{
  private var view: ModifiedContent<Content, _TraitWritingModifier<TransitionTraitKey>>
  private var phase = TransitionPhase.identity
  private var child: _TypedNode<AnyView>?

  init(
    _ view: ModifiedContent<Content, _TraitWritingModifier<TransitionTraitKey>>,
    _ inputs: _NodeInputs
  ) {
    self.view = view
    super.init(inputs: inputs)
    child = AnyView._makeNode(body, childInputs)
  }

  private var body: AnyView { view.modifier.value.apply(AnyView(view.content), phase) }

  override func update(_ view: ModifiedContent<Content, _TraitWritingModifier<TransitionTraitKey>>)
  {
    self.view = view
    child?.update(body)
  }

  func show(_ phase: TransitionPhase) {
    self.phase = phase
    child?.update(body)
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let child { action(child) }
  }
}
