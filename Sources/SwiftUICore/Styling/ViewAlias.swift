/// A view that stands for one that the code which shows it does not know: a label in a style's configuration.
package protocol ViewAlias: View where Body == Never {}

extension ViewAlias {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    PlaceholderNode(
      inputs, key: ObjectIdentifier(Self.self),
      missing: "\(Self.self) was used outside of the style that it was given to")
  }

  // The view that it stands for may be any number of views.
  @MainActor public static var _staticItemCount: Int? { nil }
}

/// Says what an alias stands for in a view.
package struct ViewAliasModifier<Alias: ViewAlias, Source: View> {
  package let source: Source
}

extension View {
  /// Makes `Alias` stand for `source` in this view. The source's own aliases are those outside of this view.
  nonisolated package func viewAlias<Alias: ViewAlias, Source: View>(
    _ alias: Alias.Type, _ source: Source
  ) -> ModifiedContent<Self, ViewAliasModifier<Alias, Source>> {
    modifier(ViewAliasModifier(source: source))
  }
}

extension ViewAliasModifier: ViewModifier {
  package typealias Body = Never

  @MainActor package static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ViewAliasNode(view, inputs) }
}

private final class ViewAliasNode<Content: View, Alias: ViewAlias, Source: View>:
  ModifierNode<Content, ViewAliasModifier<Alias, Source>>, PlaceholderProvider
{
  private var placeholders = PlaceholderList()

  override var contentInputs: _NodeInputs {
    var inputs = childInputs
    inputs.modifierContent = ModifierContentLink(
      key: ObjectIdentifier(Alias.self), provider: self, outer: modifierContent)
    return inputs
  }

  override func modifierDidChange(from old: ViewAliasModifier<Alias, Source>) {
    placeholders.update(with: modifier.source)
  }

  func makeContentNode(_ inputs: _NodeInputs) -> _ViewNode {
    var inputs = inputs
    inputs.modifierContent = modifierContent
    return Source._makeNode(modifier.source, inputs)
  }

  func register(_ placeholder: any Placeholder) { placeholders.add(placeholder) }
}
