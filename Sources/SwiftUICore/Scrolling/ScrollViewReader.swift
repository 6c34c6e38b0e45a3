import Foundation

/// Gives its content a proxy that scrolls to views by their identifiers.
///
/// ```swift
/// ScrollViewReader { proxy in
///   ScrollView {
///     LazyVStack {
///       ForEach(messages) { MessageRow($0) }
///     }
///   }
///   .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
/// }
/// ```
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  /// - Parameter content: called on the main actor for each update; the proxy is for later, not for this call.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { ScrollViewReaderNode(view, inputs) }
}

/// A proxy value that supports programmatic scrolling of the scrollable views within a view hierarchy.
public struct ScrollViewProxy {
  private let target: ReaderTarget?

  /// A proxy for no views: it scrolls nothing.
  package init() { target = nil }

  fileprivate init(_ target: ReaderTarget) { self.target = target }

  /// Scrolls, once the changes made so far are on screen, to the view with an identifier: the one given with
  /// `id(_:)`, or that of an element of a `ForEach`.
  ///
  /// - Parameter anchor: the point of the view that comes to the same point of the scroll view; nil to scroll as
  ///   little as needed to see it.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    guard let target else { return }
    onMainActor((target, AnyHashable(id), anchor)) { target, id, anchor in
      target.scroll(to: id, anchor)
    }
  }
}

@available(*, unavailable)
extension ScrollViewProxy: Sendable {}

private final class ScrollViewReaderNode<Content: View>:
  ContentNode<ScrollViewReader<Content>, Content>
{
  private var view: ScrollViewReader<Content>
  private let target = ReaderTarget()

  init(_ view: ScrollViewReader<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs: inputs)
    target.node = self
    makeContent(evaluate(), childInputs)
  }

  private func evaluate() -> Content {
    let proxy = ScrollViewProxy(target)
    return evaluating(ScrollViewReader<Content>.self) { view.content(proxy) }
  }

  override func update(_ view: ScrollViewReader<Content>) {
    self.view = view
    refresh()
  }

  override func refresh() { content?.update(evaluate()) }
}

/// A container that scrolls its rows itself.
@MainActor
package protocol ScrollingRows: _ViewNode {
  /// Whether it has such a row, and scrolls to it.
  func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?) -> Bool
}

/// The views below a reader.
@MainActor
private final class ReaderTarget {
  weak var node: _ViewNode?

  nonisolated init() {}

  /// How often the target is looked up again: rows that are made turn out longer or shorter than expected.
  private static let attempts = 4

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    schedule(id, anchor, Self.attempts)
  }

  private func schedule(_ id: AnyHashable, _ anchor: UnitPoint?, _ attempts: Int) {
    guard let graph = node?.graph else { return }
    graph.afterCommit(.change) { [weak self] in
      guard let self, let node = self.node, node.isMounted else { return }
      let wasMoved = self.perform(id, anchor, in: node)
      if wasMoved, attempts > 1 { self.schedule(id, anchor, attempts - 1) }
    }
  }

  /// Scrolls; returns whether that moved anything.
  private func perform(_ id: AnyHashable, _ anchor: UnitPoint?, in node: _ViewNode) -> Bool {
    if let item = find(id, node), let scroll = item.host?.scrollItem {
      let origin = scroll.inner?.globalOrigin ?? .zero
      return scroll.reveal(item.globalFrame.offsetBy(dx: -origin.x, dy: -origin.y), anchor)
    }
    return revealRow(id, anchor, in: node)
  }

  private func find(_ id: AnyHashable, _ node: _ViewNode) -> LayoutItem? {
    if let identified = node as? any IdentifiedNode, identified.explicitID == id {
      return node.representativeItem
    }
    if let rows = node as? any IdentifiedRows, let row = rows.node(of: id) {
      return row.items().first
    }
    var found: LayoutItem?
    node.forEachChild { if found == nil { found = find(id, $0) } }
    return found
  }

  private func revealRow(_ id: AnyHashable, _ anchor: UnitPoint?, in node: _ViewNode) -> Bool {
    if let rows = node as? any ScrollingRows, rows.scroll(toRow: id, anchor) { return false }
    if let places = node as? any LazyRowPlaces, let place = places.expectedFrame(of: id) {
      return place.scroll.reveal(place.frame, anchor)
    }
    var wasMoved = false
    node.forEachChild { if !wasMoved { wasMoved = revealRow(id, anchor, in: $0) } }
    return wasMoved
  }
}

extension ScrollItem {
  /// Scrolls so that a part of the content can be seen; returns whether it had to.
  fileprivate func reveal(_ rect: CGRect, _ anchor: UnitPoint?) -> Bool {
    let current = native.containerOrigin
    let now = CGPoint(x: -current.x, y: -current.y)
    var offset = now
    for axis in Axis.allCases where axes.contains(axis) {
      let length = frame.size[axis]
      if let anchor {
        let part = axis == .horizontal ? anchor.x : anchor.y
        offset[axis] = rect.origin[axis] + part * (rect.size[axis] - length)
      } else if rect.origin[axis] < now[axis] {
        offset[axis] = rect.origin[axis]
      } else if rect.origin[axis] + rect.size[axis] > now[axis] + length {
        offset[axis] = rect.origin[axis] + rect.size[axis] - length
      }
      let most = max(0, (inner?.size(contentProposal)[axis] ?? 0) - length)
      offset[axis] = min(max(0, offset[axis]), most)
    }
    guard abs(offset.x - now.x) > 0.5 || abs(offset.y - now.y) > 0.5 else { return false }
    native.scroll(to: offset)
    return true
  }
}
