/// Makes a view of another one, under a name of its own.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the node of a view with this modifier. Not meant to be called or written by apps.
  @MainActor static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>>
}

extension ViewModifier {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { CustomModifierNode(view, inputs) }

  /// A modifier made of this one and then `modifier`.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier: it has no body to call.")
  }
}

/// A modifier that does nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()
  public typealias Body = Never
  nonisolated public init() {}

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PassthroughNode(view, inputs) { $0.content } }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { Modifier._makeModifiedNode(view, inputs) }

  @MainActor public static var _staticItemCount: Int? {
    if Modifier.Body.self == Never.self { return Content._staticItemCount }
    return Content._staticItemCount == 1 ? Modifier.Body._staticItemCount : nil
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PassthroughNode(view, inputs) { view in
      ModifiedContent<ModifiedContent<C, Content>, Modifier>(
        content: ModifiedContent<C, Content>(
          content: view.content, modifier: view.modifier.content),
        modifier: view.modifier.modifier)
    }
  }
}

extension View {
  /// Applies a modifier to a view and returns a new view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
