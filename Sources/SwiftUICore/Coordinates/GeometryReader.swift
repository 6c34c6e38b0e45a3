import Foundation

/// A container view that defines its content as a function of its own size and coordinate space.
///
/// It takes all the space that it is offered, ideally 10 by 10 points, and places its content at the top leading
/// corner. The content is evaluated during layout, on the main actor, again whenever what it reads of the proxy
/// has changed.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { GeometryReaderNode(view, inputs) }
}

private final class GeometryReaderNode<Content: View>:
  ContentNode<GeometryReader<Content>, Content>, ItemOwner, GeometryObserver
{
  private var view: GeometryReader<Content>
  private let item: GeometryItem
  private let source: GeometrySource
  var isItemRefreshPending = false

  init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
    self.view = view
    item = GeometryItem(graph: inputs.graph)
    source = GeometrySource(item)
    super.init(inputs: inputs)
    item.willPlaceContent = { [weak self] in self?.willPlaceContent() }
    graph.geometry.add(self)
  }

  private func evaluate() -> Content {
    evaluating(GeometryReader<Content>.self) { view.content(GeometryProxy(source: source)) }
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    refresh()
  }

  // Until the first layout there is no size to make content for.
  override func refresh() {
    guard let content else { return }
    content.update(evaluate())
  }

  private func willPlaceContent() {
    if content == nil {
      makeContent(evaluate(), eagerInputs)
      graph.setNeedsItems(self)
      graph.settle()
    } else if source.markReaders() {
      graph.settle()
    }
  }

  func geometryMayHaveChanged() { source.markReaders() }

  override var standsForItsItems: Bool { true }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }

  override func childItemsChanged() { graph.setNeedsItems(self) }

  func refreshItems() {
    isItemRefreshPending = false
    guard isMounted, let content else { return }
    item.setChildren(content.items())
  }

  override func willUnmount() { graph.geometry.remove(self) }
}

/// Takes the space that is offered, and places its content when that is made for it.
private final class GeometryItem: ArrangedItem {
  var willPlaceContent: (() -> Void)?

  override var sizeDependsOnChildren: Bool { false }

  override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let size = proposal.replacingUnspecifiedDimensions()
    let placement = Placement(origin: .zero, proposal: ProposedViewSize(size))
    return Arrangement(
      size: size, placements: [Placement](repeating: placement, count: children.count))
  }

  override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    isPlacingChildren = true
    willPlaceContent?()
    isPlacingChildren = false
    super.commit(bounds, proposal)
  }
}
