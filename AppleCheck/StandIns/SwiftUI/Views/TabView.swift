/// Stand-in: a tab bar controller or a tab view, with the first of the pages; with the style of pages a
/// paged collection. `SwiftUICore` makes one of other views.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.tabViewPresentation) private var presentation
  private let selection: Binding<SelectionValue>?
  private let content: Content

  private init(_ selection: Binding<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection, content())
  }

  @available(iOS 18, tvOS 18, macOS 15, visionOS 2, *)
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection, SwiftUICore.TabView(selection: selection, content: content).content)
  }

  public var body: some View {
    ShapedView("TabView") { [presentation] in
      if case .pages = presentation { return StandInKind.pages.shape }
      return StandInKind.tabView.shape
    } content: {
      Group(subviews: content) { $0.first }
    }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView where SelectionValue == Never {
  @available(iOS 18, tvOS 18, macOS 15, visionOS 2, *)
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> {
    self.init(nil, SwiftUICore.TabView(content: content).content)
  }
}
