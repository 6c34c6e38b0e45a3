/// A view with an identity of its own choice.
package struct IDView<Content, ID: Hashable> {
  package var content: Content
  package var id: ID

  package init(_ content: Content, id: ID) {
    self.content = content
    self.id = id
  }
}

extension IDView: View where Content: View {
  package typealias Body = Never

  @MainActor package static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { IDNode(view, inputs) }

  @MainActor package static var _staticItemCount: Int? { Content._staticItemCount }
}

extension View {
  /// Binds a view's identity to the given value.
  ///
  /// A view whose `id` changes is another view: its state is made anew, and it disappears and appears. Programs
  /// scroll to a view by its `id`.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(self, id: id) }
}

/// A node that programs can name, such as to scroll to it.
@MainActor
package protocol IdentifiedNode: _ViewNode {
  var explicitID: AnyHashable { get }
}

private final class IDNode<Content: View, ID: Hashable>:
  ContentNode<IDView<Content, ID>, Content>, IdentifiedNode
{
  private var id: ID
  private var leaving: [Leaving<_TypedNode<Content>>] = []

  init(_ view: IDView<Content, ID>, _ inputs: _NodeInputs) {
    id = view.id
    super.init(inputs: inputs)
    makeContent(view.content, childInputs)
  }

  var explicitID: AnyHashable { AnyHashable(id) }

  override func update(_ view: IDView<Content, ID>) {
    if view.id == id {
      content?.update(view.content)
      return
    }
    id = view.id
    if let old = content {
      let gone = remove(old) { [weak self] in self?.leaving.removeAll { $0.node === old } }
      if let gone { leaving.append(gone) }
    }
    makeContent(view.content, childInputs)
    if let content { Arrival.begin(of: content) }
    childItemsChanged()
  }

  override func willUnmount() {
    for child in leaving { child.departure.end() }
  }
}
