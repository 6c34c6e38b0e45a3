/// Several pages, of which the user chooses one.
///
/// A row of buttons above the child that is selected. All children exist, with their state; a child stands for the
/// value of its `tag(_:)`, or of its `Tab`, in the selection.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Received", systemImage: "tray", value: .received) { ReceivedView() }
///   Tab("Sent", systemImage: "paperplane", value: .sent) { SentView() }
/// }
/// ```
public struct TabView<SelectionValue: Hashable, Content: View> {
  package var selection: Binding<SelectionValue>?
  package var content: Content

  fileprivate init(_ selection: Binding<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension TabView: View {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection, content())
  }

  public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.init(selection, TabContentBuilder<SelectionValue>.Content(content()))
  }

  public var body: some View {
    TabBody(selection: selection.map { TabSelection($0) }, content: content)
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// A tab view that keeps its selection itself; the first child is selected at first.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

extension TabView where SelectionValue == Never {
  /// A tab view that keeps its selection itself; the first tab is selected at first.
  public init<C>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
    self.init(nil, TabContentBuilder<Never>.Content(content()))
  }
}

/// Where a tab view's selection is kept, whatever its type.
private struct TabSelection {
  let read: () -> AnyHashable
  let write: (AnyHashable) -> Void

  init<V: Hashable>(_ binding: Binding<V>) {
    read = { AnyHashable(binding.wrappedValue) }
    write = { if let value = $0.base as? V { binding.wrappedValue = value } }
  }
}

private struct TabBody<Content: View>: View {
  let selection: TabSelection?
  let content: Content
  /// The position of the selected child, where no binding says it.
  @State private var position = 0
  @Environment(\.tabViewPresentation) private var presentation
  @Environment(\.indexHasBackground) private var indexHasBackground

  var body: some View {
    Group(subviews: content) { subviews in
      let tabs = pages(subviews)
      let selected = index(in: tabs)
      switch presentation {
      case .tabs, .pages(showsIndex: true):
        VStack(spacing: 8) {
          if presentation == .tabs { bar(tabs, selected) }
          TabPages(pages: tabs, selected: selected)
          if presentation != .tabs { dots(tabs, selected) }
        }
      case .pages(showsIndex: false):
        TabPages(pages: tabs, selected: selected)
      case .sidebar:
        HStack(alignment: .top, spacing: 8) {
          VStack(alignment: .leading, spacing: 2) { buttons(tabs, selected) }
          Divider()
          TabPages(pages: tabs, selected: selected)
        }
      }
    }
  }

  private func pages(_ subviews: SubviewsCollection) -> [TabPage] {
    var result: [TabPage] = []
    for (index, subview) in subviews.enumerated() {
      result.append(
        TabPage(
          subview: subview, label: subview.item.trait(TabItemTraitKey.self),
          tag: subview.item.selectionTag ?? AnyHashable(index)))
    }
    return result
  }

  private func index(in tabs: [TabPage]) -> Int {
    guard let selection else { return min(position, max(0, tabs.count - 1)) }
    let value = selection.read()
    return tabs.firstIndex { $0.tag == value } ?? 0
  }

  private func select(_ index: Int, _ tag: AnyHashable) {
    if let selection {
      selection.write(tag)
    } else {
      position = index
    }
  }

  private func bar(_ tabs: [TabPage], _ selected: Int) -> some View {
    HStack(spacing: 2) { buttons(tabs, selected) }
  }

  private func buttons(_ tabs: [TabPage], _ selected: Int) -> some View {
    ForEach(Array(tabs.enumerated()), id: \.element.subview.id) { index, page in
      TabButton(page: page, isSelected: index == selected) { select(index, page.tag) }
    }
  }

  /// The page indicator: one dot for each page.
  private func dots(_ tabs: [TabPage], _ selected: Int) -> some View {
    HStack(spacing: 8) {
      ForEach(Array(tabs.enumerated()), id: \.element.subview.id) { index, page in
        Button {
          select(index, page.tag)
        } label: {
          Circle().fill(.primary).opacity(index == selected ? 1 : 0.3).frame(width: 8, height: 8)
        }
        .buttonStyle(.plain)
      }
    }
    .padding(6)
    .background {
      if indexHasBackground { Capsule().fill(.primary).opacity(0.15) }
    }
    .padding(.bottom, 4)
  }
}

/// A child of a tab view.
private struct TabPage {
  let subview: Subview
  let label: AnyView?
  let tag: AnyHashable
}

private struct TabButton: View {
  let page: TabPage
  let isSelected: Bool
  let action: @MainActor () -> Void

  var body: some View {
    if isSelected {
      button.buttonStyle(.bordered)
    } else {
      button.buttonStyle(.borderless)
    }
  }

  private var button: some View {
    Button(action: action) { page.label }
  }
}

/// The selected page, in all of the space.
private struct TabPages: View {
  let pages: [TabPage]
  let selected: Int

  var body: some View {
    ZStack {
      if pages.indices.contains(selected) { pages[selected].subview }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
