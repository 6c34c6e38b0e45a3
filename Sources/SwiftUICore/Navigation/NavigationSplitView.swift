import Foundation

/// Two or three columns, in which the selection of one decides what the next one shows.
///
/// The detail column is a navigation stack, into which the links of the other columns push their destinations.
///
/// ```swift
/// NavigationSplitView {
///   List(folders, selection: $folder) { Text($0.name) }
/// } detail: {
///   FolderView(id: folder)
/// }
/// ```
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  package var columnVisibility: Binding<NavigationSplitViewVisibility>?
  package var preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  package var sidebar: Sidebar
  package var content: Content
  package var detail: Detail
  private let hasContent: Bool

  fileprivate init(
    _ columnVisibility: Binding<NavigationSplitViewVisibility>?,
    _ preferredCompactColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar,
    _ content: Content, _ detail: Detail, hasContent: Bool
  ) {
    self.columnVisibility = columnVisibility
    self.preferredCompactColumn = preferredCompactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.hasContent = hasContent
  }
}

extension NavigationSplitView: View {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail(), hasContent: true)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail(), hasContent: true)
  }

  /// - Parameter preferredCompactColumn: the column for narrow screens, which desktops don't have.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail(), hasContent: true)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar(), content(), detail(), hasContent: true)
  }

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(nil, nil, sidebar(), EmptyView(), detail(), hasContent: false)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail(), hasContent: false)
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail(), hasContent: false)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail(),
      hasContent: false)
  }

  public var body: some View {
    SplitColumns(
      visibility: columnVisibility, hasContent: hasContent, sidebar: sidebar, content: content,
      detail: detail)
  }
}

private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let hasContent: Bool
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  /// The detail's stack, which the other columns push into.
  @State private var model = NavigationModel()

  private var shown: NavigationSplitViewVisibility.Kind {
    visibility?.wrappedValue.kind ?? .automatic
  }

  private var showsSidebar: Bool {
    switch shown {
    case .automatic, .all: true
    case .doubleColumn: !hasContent
    case .detailOnly: false
    }
  }

  var body: some View {
    ColumnsLayout() {
      if showsSidebar {
        sidebar.environment(\.navigationModel, model)
        Divider().columnLine()
      }
      if hasContent, shown != .detailOnly {
        content.environment(\.navigationModel, model)
        Divider().columnLine()
      }
      NavigationStack { detail }
        .environment(\.detailNavigationModel, model)
    }
  }
}

private struct DetailNavigationModelKey: EnvironmentKey {
  static let defaultValue: NavigationModel? = nil
}

extension EnvironmentValues {
  /// The model for the next stack inside, which others share.
  package var detailNavigationModel: NavigationModel? {
    get { self[DetailNavigationModelKey.self] }
    set { self[DetailNavigationModelKey.self] = newValue }
  }
}

/// The least, ideal and greatest width of a column.
package struct SplitColumnWidth: Equatable, Sendable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
}

private enum SplitColumnWidthKey: LayoutValueKey {
  static var defaultValue: SplitColumnWidth { SplitColumnWidth() }
}

private enum ColumnLineKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension View {
  fileprivate func columnLine() -> some View { layoutValue(key: ColumnLineKey.self, value: true) }

  /// Sets a fixed width for the column containing this view.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    layoutValue(
      key: SplitColumnWidthKey.self,
      value: SplitColumnWidth(minimum: width, ideal: width, maximum: width))
  }

  /// Sets a flexible, preferred width for the column containing this view, in points.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    layoutValue(
      key: SplitColumnWidthKey.self,
      value: SplitColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }
}

/// Columns of the widths that they want, the last one in what is left.
private struct ColumnsLayout: Layout {
  private static let standardWidth: CGFloat = 220

  private func widths(_ subviews: Subviews, _ available: CGFloat) -> [CGFloat] {
    var rest = available
    var widths: [CGFloat] = []
    for (index, subview) in subviews.enumerated() {
      var width = rest
      if subview[ColumnLineKey.self] {
        width = 1
      } else if index < subviews.count - 1 {
        let wanted = subview[SplitColumnWidthKey.self]
        width = wanted.ideal ?? Self.standardWidth
        // The detail column gets at least half of a narrow window.
        width = min(width, max(wanted.minimum ?? 0, available / 2))
      }
      widths.append(max(0, width))
      rest -= width
    }
    return widths
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 640, height: 400))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var position = bounds.minX
    for (subview, width) in zip(subviews, widths(subviews, bounds.width)) {
      subview.place(
        at: CGPoint(x: position + width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      position += width
    }
  }

  // A line between columns stands upright.
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}
