/// A primitive modifier that only holds values: inspection reads them, and nothing acts on them.
///
/// What makes one says so, by ``View/keptAsValue(_:)``; `make lint` checks it.
package protocol ValueModifier: ViewModifier where Body == Never {}

extension ValueModifier {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PassthroughNode(view, inputs) { $0.content } }
}

extension View {
  /// The view as it is. Tells ``SwiftUIDiagnostics`` that nothing acts on the modifier that calls
  /// this.
  nonisolated package func keptAsValue(_ api: StaticString = #function) -> Self {
    SwiftUIDiagnostics.keepsAsValue(api)
    return self
  }
}
