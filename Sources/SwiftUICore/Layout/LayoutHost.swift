import Foundation

/// SwiftUI content inside a native container: a window's, a button's label, a list's row.
@MainActor
package final class LayoutHost {
  package let graph: LayoutGraph
  package let container: any NativeContainer
  /// The item of the native view that the container belongs to; nil for a window's root.
  package weak var owner: LayoutItem?
  /// Called instead of `owner?.invalidate()` when the content's size may have changed.
  package var sizeMayHaveChanged: (() -> Void)?
  /// Where the content goes when it does not fill the container.
  package var alignment: Alignment = .center

  /// The size of the part that can be seen, where the container scrolls.
  package var viewport: CGSize?

  /// The platform's object for the cell around the container, where it is a row of a list.
  package var cellEntity: (() -> AnyObject?)?

  package var isLayoutPending = false
  package var isReorderPending = false
  private let root: HostRootItem
  /// Counts the lists of native views that the container was given.
  private var orderings = 0
  private var laidOut: (size: CGSize, proposal: ProposedViewSize)?
  private var departing: [DepartingItem] = []

  /// - Parameter placedByOwner: the owner's commit lays the content out, not the toolkit's allocation.
  package init(graph: LayoutGraph, container: any NativeContainer, placedByOwner: Bool = false) {
    self.graph = graph
    self.container = container
    root = HostRootItem(graph: graph)
    root.owningHost = self
    container.measureContent = { [weak self] in self?.size($0) ?? .zero }
    if !placedByOwner {
      container.onAllocate = { [weak self] size in
        guard let self else { return }
        self.graph.allocate(self, size)
      }
    }
  }

  /// The topmost item of the content.
  package var content: LayoutItem? { root.content }

  package func setContent(_ items: [LayoutItem], arrangement: @autoclosure () -> LayoutItem?) {
    let content = items.count == 1 ? items[0] : arrangement()
    guard content !== root.content || root.content == nil else { return }
    if root.content?.parent === root { root.content?.parent = nil }
    root.content = content
    content?.parent = root
    graph.setNeedsReorder(self)
    root.invalidate()
  }

  /// The content's size for a proposal.
  package func size(_ proposal: ProposedViewSize) -> CGSize {
    graph.compareAnswers()
    return root.size(proposal)
  }

  /// How many items are around the content.
  package var depth: Int { root.depth }

  /// Has the next flush lay the content out in a container of that size, where no toolkit allocates it.
  package func setSize(_ size: CGSize) {
    guard laidOut?.size != size else { return }
    laidOut = (size, ProposedViewSize(size))
    graph.setNeedsLayout(self)
  }

  /// Lays the content out in a container of that size.
  package func layout(in size: CGSize, proposal: ProposedViewSize) {
    isLayoutPending = false
    laidOut = (size, proposal)
    if root.available != size {
      root.available = size
      root.setNeedsCommitQuietly()
    }
    root.place(at: .zero, proposal: proposal)
    for item in departing where item.needsPlacement { root.replace(item) }
  }

  /// Keeps items where they are though they leave the layout, until they are told to leave.
  package func keep(_ items: [LayoutItem]) -> [DepartingItem] {
    var order: [NativeItem] = []
    appendNatives(to: &order)
    let new: [DepartingItem] = items.filter(\.wasPlaced).map { item in
      var natives: [NativeItem] = []
      item.appendNatives(to: &natives)
      let index = order.firstIndex { $0 === natives.first } ?? 0
      let place = DepartingItem(item, in: self, after: index > 0 ? order[index - 1] : nil)
      place.parent = root
      return place
    }
    departing += new
    graph.setNeedsReorder(self)
    return new
  }

  func forget(_ item: DepartingItem) {
    departing.removeAll { $0 === item }
    graph.setNeedsReorder(self)
  }

  /// The native views in drawing order. What is leaving stays in front of what it was in front of.
  private func appendNatives(to natives: inout [NativeItem]) {
    root.appendNatives(to: &natives)
    for item in departing {
      var own: [NativeItem] = []
      item.appendNatives(to: &own)
      let previous = natives.firstIndex { $0 === item.previous }
      natives.insert(contentsOf: own, at: previous.map { $0 + 1 } ?? 0)
    }
  }

  package func layoutIfNeeded() {
    guard isLayoutPending else { return }
    isLayoutPending = false
    if let laidOut { layout(in: laidOut.size, proposal: laidOut.proposal) }
    requestAllocation(resize: false)
  }

  private func requestAllocation(resize: Bool) {
    container.setNeedsAllocation(resize: resize)
    guard graph.isAllocating else { return }
    // Toolkits forget what they are asked for while they allocate.
    graph.afterCommit(.appearance) { [weak self] in
      self?.container.setNeedsAllocation(resize: resize)
    }
  }

  fileprivate func contentChanged(_ change: AnswerChange) {
    requestAllocation(resize: true)
    if let sizeMayHaveChanged {
      sizeMayHaveChanged()
    } else {
      owner?.childChanged(root, change)
    }
  }

  package func reorder() {
    isReorderPending = false
    var items: [NativeItem] = []
    appendNatives(to: &items)
    container.setChildren(items.map(\.native))
    orderings += 1
    for item in items { item.isIn(self, ordering: orderings) }
  }

  /// Takes all children out of the container.
  package func clear() {
    if root.content?.parent === root { root.content?.parent = nil }
    root.content = nil
    departing = []
    orderings += 1
    container.setChildren([])
    container.measureContent = nil
    container.onAllocate = nil
  }
}

/// The topmost item in a host.
private final class HostRootItem: LayoutItem {
  weak var owningHost: LayoutHost?
  var content: LayoutItem?
  var available: CGSize = .zero

  override var host: LayoutHost? { owningHost }

  override var outer: LayoutItem? { owningHost?.owner }

  // A group's container is there for an effect; to the content it's no container.
  override func stackAxis(for child: LayoutItem) -> Axis? {
    (owningHost?.owner as? GroupItem)?.enclosingStackAxis
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    content?.size(proposal) ?? .zero
  }

  override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    guard let content else { return }
    content.place(
      in: CGRect(origin: .zero, size: available), alignment: owningHost?.alignment ?? .center,
      proposal: proposal)
  }

  override func forEachChild(_ action: (LayoutItem) -> Void) {
    if let content { action(content) }
  }

  override func dependsOnSize(of child: LayoutItem) -> Bool { child === content }

  override func takesGuides(of child: LayoutItem) -> Bool { child === content }

  override func tellOuter(_ change: AnswerChange) { owningHost?.contentChanged(change) }

  override func pathNeedsPlacement() {
    if let owningHost { graph.setNeedsLayout(owningHost) }
  }
}
