/// A control as a style draws it: the style of the environment, or a given one.
package struct StyledView<Configuration> {
  package let configuration: Configuration
  private let style: ControlStyle<Configuration>
  private let isFixed: Bool

  /// - Parameter automatic: the style where the environment has none.
  package init(_ configuration: Configuration, automatic: ControlStyle<Configuration>) {
    self.configuration = configuration
    style = automatic
    isFixed = false
  }

  /// - Parameter style: the style, whatever the environment says.
  package init(_ configuration: Configuration, style: ControlStyle<Configuration>) {
    self.configuration = configuration
    self.style = style
    isFixed = true
  }

  /// The styles set around the view, as far as they concern it.
  @MainActor fileprivate func styles(
    in environment: EnvironmentValues
  ) -> StyleStack<Configuration>? {
    isFixed ? nil : environment.styles(of: Configuration.self)
  }

  @MainActor fileprivate func style(
    in environment: EnvironmentValues
  ) -> ControlStyle<Configuration> { styles(in: environment)?.style ?? style }
}

extension StyledView: View {
  package typealias Body = Never

  @MainActor package static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { StyledNode(view, inputs) }

  // What a style makes of a control is taken for one view.
  @MainActor package static var _staticItemCount: Int? { 1 }
}

private final class StyledNode<Configuration>:
  _TypedNode<StyledView<Configuration>>, StylePlace
{
  private var view: StyledView<Configuration>
  private var slots = PropertySlots()
  private var body: _ViewNode?
  /// The style that the body was made by.
  private var style: ControlStyle<Configuration>?
  /// Inside a style its own controls of the same kind have the style that is outside of it.
  private var inner: EnvironmentScope?

  init(_ view: StyledView<Configuration>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs: inputs)
    refresh()
  }

  override func update(_ view: StyledView<Configuration>) {
    guard isMarked || !isBitwiseEqual(self.view, view) else { return }
    self.view = view
    refresh()
  }

  override func refresh() {
    let style = view.style(in: scope.values)
    if let previous = self.style, type(of: previous) != type(of: style) {
      slots.detach()
      inner?.detach()
      inner = nil
    }
    self.style = style
    let previous = body
    body = style.resolve(view.configuration, in: self, previous)
    if previous != nil, previous !== body { childItemsChanged() }
  }

  func evaluate<S, B>(_ style: S, _ body: (S) -> B) -> B {
    graph.counters.bodies += 1
    var style = style
    return evaluating(S.self) {
      // Charges the choice of the style to this node.
      _ = view.styles(in: scope.values)
      slots.install(in: &style, node: self)
      return body(style)
    }
  }

  var bodyInputs: _NodeInputs {
    var inputs = childInputs
    guard view.styles(in: scope.values) != nil else { return inputs }
    let inner = EnvironmentScope(parent: scope) {
      $0.setStyles($0.styles(of: Configuration.self)?.outer)
    }
    self.inner = inner
    inputs.scope = inner
    return inputs
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let body { action(body) }
  }

  override func willUnmount() {
    slots.detach()
    inner?.detach()
  }
}
