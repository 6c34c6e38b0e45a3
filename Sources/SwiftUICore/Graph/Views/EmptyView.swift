/// Nothing: no view on screen, and no place in a layout.
@frozen
public struct EmptyView: Sendable {
  @inlinable public init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: EmptyView, _ inputs: _NodeInputs
  ) -> _TypedNode<EmptyView> { _TypedNode(inputs: inputs) }

  @MainActor public static var _staticItemCount: Int? { 0 }
}
