/// The visibility of the leading columns in a navigation split view.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  enum Kind: Int, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }
  let kind: Kind

  /// All columns.
  public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }
  public static var all: NavigationSplitViewVisibility { .init(kind: .all) }
  /// The last two columns: without the sidebar where there are three.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }
  public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind: Sendable { case sidebar, content, detail }
  private let kind: Kind

  public static var sidebar: NavigationSplitViewColumn { .init(kind: .sidebar) }
  public static var content: NavigationSplitViewColumn { .init(kind: .content) }
  public static var detail: NavigationSplitViewColumn { .init(kind: .detail) }
}
