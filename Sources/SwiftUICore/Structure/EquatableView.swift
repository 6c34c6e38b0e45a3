/// A view that is not updated as long as its value stays equal.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content
  public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { EquatableNode(view, inputs) }

  @MainActor public static var _staticItemCount: Int? { Content._staticItemCount }
}

extension View where Self: Equatable {
  /// Leaves the view as it is while its new values equal the old one. Its own state and environment still
  /// update it.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: View & Equatable>:
  PassthroughNode<EquatableView<Content>, Content>
{
  private var last: Content

  init(_ view: EquatableView<Content>, _ inputs: _NodeInputs) {
    last = view.content
    super.init(inputs: inputs, contentOf: { $0.content })
    makeContent(of: view, childInputs)
  }

  override func update(_ view: EquatableView<Content>) {
    guard view.content != last else { return }
    last = view.content
    super.update(view)
  }
}
