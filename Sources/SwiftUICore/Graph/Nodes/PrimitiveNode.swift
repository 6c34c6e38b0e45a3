/// A view that a renderer draws as one native view.
///
/// `primitive(_:)` resolves the value with its environment; what it reads is charged to the view's node, so that
/// just this view is updated when it changes.
package protocol PrimitiveView: View where Body == Never {
  associatedtype Described: Primitive
  @MainActor func primitive(_ context: PrimitiveContext) -> Described
}

/// What a primitive view may use to resolve itself.
@MainActor
package struct PrimitiveContext {
  package let node: _ViewNode
  package var environment: EnvironmentValues { node.scope.values }
}

extension PrimitiveView {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    PrimitiveNode(view, inputs)
  }
}

package class PrimitiveNode<V: PrimitiveView>: _TypedNode<V> {
  private var source: V
  private var slots = PropertySlots()
  package private(set) var nativeItem: NativeItem?
  private var description: MovingValue<V.Described>

  package init(_ view: V, _ inputs: _NodeInputs) {
    source = view
    description = MovingValue(nil)
    super.init(inputs: inputs)
    let primitive = evaluate()
    if V.Described.isAnimatable { description = MovingValue(primitive) }
    let native: any NativeView = nativeViews.makeNative(primitive)
    nativeItem = makeItem(native)
    nativeItem?.owner = self
    nativeItem?.keepsSize = V.Described.keepsSizeInMotion
    // What describes the view has to read it again.
    if isDescribed { tellNativeWasUpdated() }
    if V.Described.self is any KeyboardFocusable.Type { connectFocus(native) }
  }

  package override var hasNatives: Bool { true }

  package override func forEachNative(_ action: (any NativeView) -> Void) {
    if let nativeItem { action(nativeItem.native) }
  }

  package func makeItem(_ native: any NativeView) -> NativeItem {
    NativeItem(graph: graph, native: native)
  }

  private func evaluate() -> V.Described {
    var view = source
    return evaluating(V.self) {
      slots.install(in: &view, node: self)
      return view.primitive(PrimitiveContext(node: self))
    }
  }

  package override func update(_ view: V) {
    guard isMarked || !isBitwiseEqual(source, view) else { return }
    source = view
    refresh()
  }

  package override func refresh() {
    let primitive = evaluate()
    guard let nativeItem else { return }
    nativeItem.native.update(
      description.take(primitive, in: self) { [weak self] in self?.nativeItem?.native.update($0) })
    nativeItem.contentChanged()
    tellNativeWasUpdated()
  }

  package override var representativeItem: LayoutItem? { nativeItem }

  package override var standsForItsItems: Bool { true }

  package override func appendItems(to items: inout [LayoutItem]) {
    if let nativeItem { items.append(nativeItem) }
  }

  package override var hasWrittenState: Bool { slots.hasWrittenState || super.hasWrittenState }

  package override func willUnmount() {
    slots.detach()
    if isDescribed { tellNativeWasUpdated() }
    graph.focused.nativeWillGo(self)
    nativeItem?.native.dispose()
  }
}
