/// Stand-in: a tab bar controller or a tab view, with the first of the pages; with the style of pages a
/// paged collection. `SwiftUICore` makes one of other views.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.tabViewPresentation) private var presentation
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
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
