/// A primitive modifier that only holds values: inspection reads them, and nothing acts on them.
package protocol ValueModifier: ViewModifier where Body == Never {}

extension ValueModifier {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PassthroughNode(view, inputs) { $0.content } }
}
