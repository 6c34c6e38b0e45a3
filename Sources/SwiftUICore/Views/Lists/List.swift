import Foundation

/// A container that presents rows of data arranged in a single column, optionally providing the ability to select
/// one or more members.
///
/// Drawn with a `GtkListView`: rows of a `ForEach`, or of data given to the list, are made when they come into
/// view and end when they leave it, so that 100,000 rows cost what can be seen. A row whose state was changed
/// is kept. Each view of an element is a row of its own where their number is known from their types; views behind
/// an `if` without `else`, or type-erased, share one. With the keyboard, Delete calls `onDelete` for the selected rows, and Alt with Up or Down calls
/// `onMove`.
public struct List<SelectionValue: Hashable, Content: View> {
  package var selection: ListSelection<SelectionValue>?
  package var content: Content

  package init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }
}

/// Where a list's selection is kept.
package enum ListSelection<Value: Hashable> {
  case single(Binding<Value?>)
  case one(Binding<Value>)
  case multiple(Binding<Set<Value>>)

  var isMultiple: Bool {
    if case .multiple = self { true } else { false }
  }

  var tags: Set<AnyHashable> {
    switch self {
    case .single(let binding): Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
    case .one(let binding): [AnyHashable(binding.wrappedValue)]
    case .multiple(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
    }
  }

  func select(_ tags: Set<AnyHashable>) {
    switch self {
    case .single(let binding): binding.wrappedValue = tags.first.flatMap { $0.base as? Value }
    case .one(let binding):
      if let value = tags.first?.base as? Value { binding.wrappedValue = value }
    case .multiple(let binding): binding.wrappedValue = Set(tags.compactMap { $0.base as? Value })
    }
  }
}

extension List: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { ListNode(view, inputs) }
}

/// What a renderer needs of a list.
package struct ListPrimitive: Primitive {
  package static let viewName = "List"
  package enum SelectionMode: Sendable { case none, single, multiple }

  package let model: ListRows
  package let mode: SelectionMode
  package let selected: Set<AnyHashable>
  package let select: (Set<AnyHashable>) -> Void
  package let style: ListStyleKind
  package let isEnabled: Bool
}

extension ListPrimitive: HeadlessMeasurable {
  package func headlessSize(
    _ proposal: ProposedViewSize, content: HeadlessContainer?
  ) -> CGSize { Self.size(proposal) }

  /// A list takes what it is offered.
  package static func size(_ proposal: ProposedViewSize) -> CGSize {
    let size: CGSize = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
    return CGSize(
      width: size.width.isFinite ? size.width : 10_000,
      height: size.height.isFinite ? size.height : 10_000)
  }
}

package final class ListNode<SelectionValue: Hashable, Content: View>:
  _TypedNode<List<SelectionValue, Content>>, ItemOwner, LazyRowsNode, ScrollingRows
{
  private var view: List<SelectionValue, Content>
  private var content: _TypedNode<Content>?
  private let model: ListRows
  private var item: NativeItem?
  package var isItemRefreshPending = false

  init(_ view: List<SelectionValue, Content>, _ inputs: _NodeInputs) {
    self.view = view
    model = ListRows(graph: inputs.graph)
    super.init(inputs: inputs)
    var inputs: _NodeInputs = childInputs
    inputs.isLazy = true
    content = Content._makeNode(view.content, inputs)
    refreshItems()
    item = NativeItem(graph: graph, native: graph.renderer.makeNative(evaluate()))
  }

  package override var hasNatives: Bool { true }

  package override func forEachNative(_ action: (any NativeView) -> Void) {
    if let item { action(item.native) }
  }

  private func evaluate() -> ListPrimitive {
    evaluating(List<SelectionValue, Content>.self) {
      let selection: ListSelection<SelectionValue>? = view.selection
      let environment: EnvironmentValues = scope.values
      return ListPrimitive(
        model: model, mode: selection.map { $0.isMultiple ? .multiple : .single } ?? .none,
        selected: selection?.tags ?? [], select: { selection?.select($0) },
        style: environment.listStyleKind, isEnabled: environment.isEnabled)
    }
  }

  package override func update(_ view: List<SelectionValue, Content>) {
    self.view = view
    content?.update(view.content)
    if isItemRefreshPending { refreshItems() }
    refresh()
  }

  package override func refresh() {
    item?.native.update(evaluate())
    tellNativeWasUpdated()
  }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }

  package override var standsForItsItems: Bool { true }

  package override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }

  package override var representativeItem: LayoutItem? { item }

  package override func childItemsChanged() { graph.setNeedsItems(self) }

  package func refreshItems() {
    isItemRefreshPending = false
    guard isMounted, let content else { return }
    var sources: [LazySource] = []
    content.appendLazySources(to: &sources)
    model.take(sources)
  }

  // GTK's lists can't be told where the row is to come to.
  package func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    model.scroll(to: id)
  }

  package override func willUnmount() { item?.native.dispose() }
}
