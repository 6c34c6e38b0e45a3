/// Stand-in: a split view of UIKit or AppKit, with a controller for each column. `SwiftUICore` makes one
/// of other views, in which a link in one column pushes into the last; here it does not.
@available(iOS 16, tvOS 16, macOS 13, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
  }

  public var body: some View {
    SplitView(shape: Self.shape) {
      Column { sidebar }
      if let content { Column { content } }
      #if os(tvOS)
      Column { detail }
      #elseif os(macOS)
      Column { NavigationStack { detail } }
      #else
      NavigationStack { detail }
      #endif
    }
  }

  /// From tvOS 18 on there is no controller.
  @MainActor private static func shape() -> StandInShape {
    #if os(tvOS)
    if StandIn.release >= 18 { return StandInShape(group: ContentView(frame: .zero)) }
    #endif
    return .columns()
  }
}
