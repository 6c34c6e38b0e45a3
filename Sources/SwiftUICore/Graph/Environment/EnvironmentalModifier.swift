/// A modifier that becomes another one by what the environment says.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier to use in an environment. Called on the main actor, again when what it read has changed.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier

  static var _requiresMainThread: Bool { get }
  static var _tracksEnvironmentDependencies: Bool { get }
}

extension EnvironmentalModifier {
  public static var _requiresMainThread: Bool { true }
  public static var _tracksEnvironmentDependencies: Bool { true }

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { EnvironmentalNode(view, inputs) }
}

private final class EnvironmentalNode<Content: View, Modifier: EnvironmentalModifier>:
  ContentNode<
    ModifiedContent<Content, Modifier>, ModifiedContent<Content, Modifier.ResolvedModifier>
  >
{
  private typealias Resolved = ModifiedContent<Content, Modifier.ResolvedModifier>
  private var view: ModifiedContent<Content, Modifier>

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs: inputs)
    makeContent(evaluate(), childInputs)
  }

  private func evaluate() -> Resolved {
    let modifier = evaluating(Modifier.self) {
      view.modifier.resolve(in: scope.values)
    }
    return Resolved(content: view.content, modifier: modifier)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    self.view = view
    refresh()
  }

  override func refresh() { content?.update(evaluate()) }
}
