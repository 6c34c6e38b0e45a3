/// Several views, scenes or commands where one is asked for.
///
/// A modifier on a group is applied to each of its members.
public struct Group<Content> {
  package var content: Content
}

extension Group: Sendable where Content: Sendable {}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> {
    PassthroughNode(view, inputs) { $0.content }
  }

  @MainActor public static var _staticItemCount: Int? { Content._staticItemCount }
}
