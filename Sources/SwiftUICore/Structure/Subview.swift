/// An opaque value representing a subview of another view.
///
/// Access to a `Subview` can be obtained by using `ForEach(subviews:)` or `Group(subviews:)`. It shows, where it is
/// put, a view that exists already: its environment is that of the view whose subview it is.
public struct Subview: Identifiable {
  /// A unique identifier for a subview.
  public struct ID: Hashable {
    fileprivate let item: ObjectIdentifier
  }

  package let item: LayoutItem

  package init(_ item: LayoutItem) { self.item = item }

  public var id: ID { ID(item: ObjectIdentifier(item)) }

  /// The container values associated with the given subview.
  public var containerValues: ContainerValues { ContainerValues(item: item) }
}

extension Subview: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Subview, _ inputs: _NodeInputs
  ) -> _TypedNode<Subview> { SubviewNode(view, inputs) }
}

@available(*, unavailable)
extension Subview.ID: Sendable {}

private final class SubviewNode: _TypedNode<Subview> {
  private var item: LayoutItem

  init(_ view: Subview, _ inputs: _NodeInputs) {
    item = view.item
    super.init(inputs: inputs)
  }

  override func update(_ view: Subview) {
    guard view.item !== item else { return }
    item = view.item
    childItemsChanged()
  }

  override var standsForItsItems: Bool { true }

  override var representativeItem: LayoutItem? { item }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
}

/// An opaque collection representing the subviews of view.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias SubSequence = SubviewsCollectionSlice
  public typealias Index = Int

  package let elements: [Subview]

  package init(_ items: [LayoutItem]) { elements = items.map { Subview($0) } }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> Subview { elements[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

/// A slice of a SubviewsCollection.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias SubSequence = SubviewsCollectionSlice
  public typealias Index = Int

  package let elements: ArraySlice<Subview>

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> Subview { elements[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(elements) { $0 } }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(elements) { $0 } }
}
