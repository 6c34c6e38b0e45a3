/// An action that can end a search interaction.
@MainActor @preconcurrency
public struct DismissSearchAction {
  private let action: (@MainActor () -> Void)?

  nonisolated package init(_ action: (@MainActor () -> Void)?) { self.action = action }

  /// Empties the search field, and ends the search.
  public func callAsFunction() { action?() }
}

private struct IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Whether the user searches: the nearest search field around the view has text in it.
  public package(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the nearest search field around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(searchDismissal) }

  package var searchDismissal: (@MainActor () -> Void)? {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Where the suggestions of a search field are: on Linux always in a menu.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

/// Where a search field is.
public struct SearchFieldPlacement: Equatable, Sendable {
  fileprivate enum Kind: Equatable, Sendable {
    case automatic, toolbar, sidebar, toolbarPrincipal
    case navigationBarDrawer(NavigationBarDrawerDisplayMode)
  }
  private let kind: Kind

  public static let automatic = SearchFieldPlacement(kind: .automatic)
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbarPrincipal)
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(kind: .navigationBarDrawer(displayMode)) }

  /// When a search field below a navigation bar is there.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    private enum Kind { case automatic, always }
    private let kind: Kind
    public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
    public static let always = NavigationBarDrawerDisplayMode(kind: .always)
  }
}

/// Where the suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Several placements.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1 << 0)
    public static let content = Set(rawValue: 1 << 1)
  }
  fileprivate enum Kind { case automatic, menu, content }
  private let kind: Kind

  public static let automatic = SearchSuggestionsPlacement(kind: .automatic)
  public static let menu = SearchSuggestionsPlacement(kind: .menu)
  public static let content = SearchSuggestionsPlacement(kind: .content)
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Equatable, Sendable {
  private enum Kind { case automatic, onTextEntry, onSearchPresentation }
  private let kind: Kind
  public static let automatic = SearchScopeActivation(kind: .automatic)
  public static let onTextEntry = SearchScopeActivation(kind: .onTextEntry)
  public static let onSearchPresentation = SearchScopeActivation(kind: .onSearchPresentation)
}

/// What a search does with the toolbar.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
  private enum Kind { case automatic, avoidHidingContent }
  private let kind: Kind
  public static let automatic = SearchPresentationToolbarBehavior(kind: .automatic)
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    kind: .avoidHidingContent)
}

/// How a search field behaves in a toolbar.
public struct SearchToolbarBehavior: Equatable, Sendable {
  private enum Kind { case automatic, minimize }
  private let kind: Kind
  public static let automatic = SearchToolbarBehavior(kind: .automatic)
  public static let minimize = SearchToolbarBehavior(kind: .minimize)
}
