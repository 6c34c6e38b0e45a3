/// Elements that have children, as groups that open and close.
///
/// An element whose children are nil is a leaf; others are disclosure groups, whose children are computed when
/// they are shown.
///
/// ```swift
/// List {
///   OutlineGroup(folders, children: \.subfolders) { folder in
///     Text(folder.name)
///   }
/// }
/// ```
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  package enum Base {
    case forest(Data)
    case tree(Data.Element)
  }

  package var base: Base
  package var leafContent: (Data.Element) -> Leaf
  private let children: (Data.Element) -> Data?
  private let identify: (Data.Element) -> ID
  private let subgroup: (Data.Element, OutlineSubgroupChildren) -> Subgroup
}

/// The children of an outline's row, which are computed when they are shown.
public struct OutlineSubgroupChildren {
  let content: () -> AnyView
}

@available(*, unavailable)
extension OutlineSubgroupChildren: Sendable {}

extension OutlineSubgroupChildren: View {
  public var body: some View { content() }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    switch base {
    case .forest(let elements): rows(elements)
    case .tree(let element): row(element)
    }
  }

  private func rows(_ elements: Data) -> some View {
    ForEach(data: elements, content: { row($0) }, identify: identify)
  }

  @ViewBuilder private func row(_ element: Data.Element) -> some View {
    if let children = children(element) {
      subgroup(element, OutlineSubgroupChildren { AnyView(inner(children)) })
    } else {
      leafContent(element)
    }
  }

  private func inner(_ elements: Data) -> OutlineGroup {
    var group = self
    group.base = .forest(elements)
    return group
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  fileprivate init(
    _ base: Base, _ children: @escaping (Data.Element) -> Data?,
    _ identify: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.base = base
    leafContent = content
    self.children = children
    self.identify = identify
    subgroup = { element, children in
      DisclosureGroup(content: { children }, label: { content(element) })
    }
  }

  /// An outline with one root.
  ///
  /// - Parameters:
  ///   - children: the path to an element's children; nil for a leaf, empty for a parent without any.
  ///   - content: called on the main actor for each element that is shown.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(.tree(root), { $0[keyPath: children] }, { $0.id }, content)
  }

  /// An outline with several roots.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(.forest(data), { $0[keyPath: children] }, { $0.id }, content)
  }

  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.tree(root), { $0[keyPath: children] }, { $0[keyPath: id] }, content)
  }

  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.forest(data), { $0[keyPath: children] }, { $0[keyPath: id] }, content)
  }

  /// An outline of bindings to the elements of a tree.
  public init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection,
    E: Identifiable, E == C.Element
  {
    self.init(
      .forest(data), { Binding($0[dynamicMember: children]) }, { $0.wrappedValue.id }, content)
  }

  public init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element
  {
    self.init(
      .forest(data), { Binding($0[dynamicMember: children]) },
      { $0.wrappedValue[keyPath: id] }, content)
  }
}
