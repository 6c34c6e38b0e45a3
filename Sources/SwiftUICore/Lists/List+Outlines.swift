/// The rows of a list over a tree.
public typealias _ListOutline<Data: RandomAccessCollection, ID: Hashable, RowContent: View> =
  OutlineGroup<
    Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
  >

extension List {
  /// A list of a tree's elements, with disclosure groups for those with children.
  ///
  /// - Parameter children: the path to an element's children; nil for a leaf.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == _ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      selection.map { .multiple($0) },
      OutlineGroup(data, children: children, content: rowContent))
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == _ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      selection.map { .single($0) }, OutlineGroup(data, children: children, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _ListOutline<Data, ID, RowContent> {
    self.init(
      selection.map { .multiple($0) },
      OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _ListOutline<Data, ID, RowContent> {
    self.init(
      selection.map { .single($0) },
      OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == _ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _ListOutline<Data, ID, RowContent> {
    self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
