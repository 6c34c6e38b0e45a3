/// A style of a control, whatever its type.
package class ControlStyle<Configuration> {
  package func isEqual(to other: ControlStyle<Configuration>) -> Bool { self === other }

  /// The node of the style's body for a configuration, made at that place or, where the style's type is that of
  /// the last time, updated.
  @MainActor package func resolve(
    _ configuration: Configuration, in place: any StylePlace, _ current: _ViewNode?
  ) -> _ViewNode? { nil }
}

/// Where a style's body is shown.
@MainActor
package protocol StylePlace: _ViewNode {
  /// Evaluates the style's body, with its dynamic properties connected.
  func evaluate<S, B>(_ style: S, _ body: (S) -> B) -> B
  var bodyInputs: _NodeInputs { get }
}

/// A style of a known type.
package final class TypedControlStyle<Style, Configuration, Body: View>: ControlStyle<Configuration>
{
  private let style: Style
  private let makeBody: @MainActor (Style, Configuration) -> Body

  package init(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
    self.style = style
    self.makeBody = makeBody
  }

  package override func isEqual(to other: ControlStyle<Configuration>) -> Bool {
    guard let other = other as? Self else { return false }
    return isKnownEqual(style, other.style)
  }

  package override func resolve(
    _ configuration: Configuration, in place: any StylePlace, _ current: _ViewNode?
  ) -> _ViewNode? {
    let body = place.evaluate(style) { makeBody($0, configuration) }
    if let current = current as? StyleBodyNode<Style, Body> {
      current.content?.update(body)
      return current
    }
    current?.unmount()
    return StyleBodyNode<Style, Body>(body, place.bodyInputs)
  }
}

/// Tells the body of one style from that of another with the same body type: it is another view then.
private final class StyleBodyNode<Style, Body: View>: _ViewNode {
  private(set) var content: _TypedNode<Body>?

  init(_ body: Body, _ inputs: _NodeInputs) {
    super.init(inputs)
    content = Body._makeNode(body, childInputs)
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }
}

/// The styles set around a place, the innermost first: a style may be built on the one outside of it.
package final class StyleStack<Configuration>: Equatable {
  package let style: ControlStyle<Configuration>
  package let outer: StyleStack?

  package init(_ style: ControlStyle<Configuration>, outer: StyleStack?) {
    self.style = style
    self.outer = outer
  }

  package static func == (a: StyleStack, b: StyleStack) -> Bool {
    a === b || (a.style.isEqual(to: b.style) && a.outer == b.outer)
  }
}

private enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleStack<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The styles of controls with that configuration.
  package func styles<C>(of configuration: C.Type) -> StyleStack<C>? { self[StyleKey<C>.self] }

  package mutating func setStyles<C>(_ styles: StyleStack<C>?) { self[StyleKey<C>.self] = styles }

  /// Puts a style inside of those that are set.
  package mutating func push<C>(_ style: ControlStyle<C>) {
    setStyles(StyleStack(style, outer: styles(of: C.self)))
  }
}
