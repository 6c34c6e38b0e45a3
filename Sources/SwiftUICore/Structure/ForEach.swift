import Foundation

/// A view for each element of a collection, found again by its identifier.
///
/// Elements with the same identifier in two updates are the same views, wherever they stand. An identifier that
/// occurs twice is reported; the later elements are then told apart by their occurrence.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let identify: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> {
    if Data.self is any ContentData.Type {
      return PassthroughNode(view, inputs) { ($0.data as? any ContentData)?.group }
    }
    return inputs.isLazy ? LazyForEachNode(view, inputs) : ForEachNode(view, inputs)
  }

  @MainActor public static var _staticItemCount: Int? { nil }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Views over a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identify: { $0 })
  }
}

extension ForEach where Content: View {
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements: C = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { index, _ in content(data.element(at: index, in: elements)) },
      identify: { $0.1 })
  }
}

/// An identifier with its occurrence among equal ones.
package struct ElementID<ID: Hashable>: Hashable {
  package let id: ID
  package let occurrence: Int

  /// The identifiers of a collection in order; those that occur again are numbered and reported.
  package static func all<Data: Collection>(
    of data: Data, _ identify: (Data.Element) -> ID
  ) -> [ElementID<ID>] {
    var counts: [ID: Int] = Dictionary(minimumCapacity: data.count)
    var result: [ElementID<ID>] = []
    result.reserveCapacity(data.count)
    for element in data {
      let id = identify(element)
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      if occurrence == 1 {
        Diagnostics.reportOnce(
          "ForEach: the ID \(id) occurs more than once in the collection; "
            + "each element needs an identifier of its own.")
      }
      result.append(ElementID(id: id, occurrence: occurrence))
    }
    return result
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _TypedNode<ForEach<Data, ID, Content>>, IdentifiedRows
{
  private typealias Key = ElementID<ID>
  private var view: ForEach<Data, ID, Content>
  private var keys: [Key] = []
  private var nodes: [Key: _TypedNode<Content>] = [:]
  private var leaving: [Key: Leaving<_TypedNode<Content>>] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs: inputs)
    keys = Key.all(of: view.data, view.identify)
    nodes.reserveCapacity(keys.count)
    for (key, content) in zip(keys, evaluate()) {
      nodes[key] = Content._makeNode(content, childInputs)
    }
  }

  /// The elements' views. What making them reads is charged to the loop.
  private func evaluate() -> [Content] {
    evaluating(ForEach<Data, ID, Content>.self) {
      var contents: [Content] = []
      contents.reserveCapacity(keys.count)
      for element in view.data { contents.append(view.content(element)) }
      return contents
    }
  }

  func node(of id: AnyHashable) -> _ViewNode? {
    guard let id = id.base as? ID else { return nil }
    return nodes[ElementID(id: id, occurrence: 0)]
  }

  override func refresh() { update(view) }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    let new = Key.all(of: view.data, view.identify)
    let isSame = new == keys
    if !isSame {
      let kept: Set<Key> = Set(new)
      for key in keys where !kept.contains(key) {
        guard let old = nodes.removeValue(forKey: key) else { continue }
        leaving[key] = remove(old) { [weak self] in self?.leaving[key] = nil }
      }
      keys = new
    }
    for (key, content) in zip(new, evaluate()) {
      if let node = nodes[key] {
        node.update(content)
      } else if let known = leaving.removeValue(forKey: key) {
        let node = known.comeBack()
        nodes[key] = node
        node.update(content)
      } else {
        let node = Content._makeNode(content, childInputs)
        nodes[key] = node
        Arrival.begin(of: node)
      }
    }
    if !isSame {
      childItemsChanged()
      childrenDidMove()
    }
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    for key in keys {
      if let node = nodes[key] { action(node) }
    }
  }

  override func willUnmount() {
    for child in leaving.values { child.departure.end() }
  }
}
