/// The node of a view with a primitive modifier that adds nothing to layout; subclasses say what it does.
package class ModifierNode<Content: View, Modifier: ViewModifier>:
  ContentNode<ModifiedContent<Content, Modifier>, Content>
{
  package private(set) final var modifier: Modifier

  package init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    makeContent(view.content, contentInputs)
    didMakeContent()
  }

  /// What the content inherits.
  package var contentInputs: _NodeInputs { childInputs }

  /// Called once, when the content has been made.
  package func didMakeContent() {}

  /// Called for each new value of the modifier, before the content is updated.
  package func modifierWillChange(to new: Modifier) {}

  /// Called for each new value of the modifier, when the content has been updated.
  package func modifierDidChange(from old: Modifier) {}

  package override func update(_ view: ModifiedContent<Content, Modifier>) {
    let old = modifier
    modifierWillChange(to: view.modifier)
    modifier = view.modifier
    content?.update(view.content)
    modifierDidChange(from: old)
  }
}
