/// A specification for the appearance and interaction of a tab view.
///
/// The styles are those below: as on Apple's systems, apps can't add others.
@MainActor @preconcurrency
public protocol TabViewStyle {
  nonisolated var _presentation: _TabViewPresentation { get }
}

/// How a tab view shows its children.
public enum _TabViewPresentation: Hashable, Sendable {
  /// A row of buttons above the selected child.
  case tabs
  /// The selected child alone, with dots for the others.
  case pages(showsIndex: Bool)
  /// A column of buttons before the selected child.
  case sidebar
}

private enum TabViewPresentationKey: EnvironmentKey {
  static let defaultValue = _TabViewPresentation.tabs
}

extension EnvironmentValues {
  package var tabViewPresentation: _TabViewPresentation {
    get { self[TabViewPresentationKey.self] }
    set { self[TabViewPresentationKey.self] = newValue }
  }
}

/// Sets the style of the tab views in a view.
public struct _TabViewStyleWriter<Style: TabViewStyle> {
  package var style: Style
}

extension _TabViewStyleWriter: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.tabViewPresentation = style._presentation
  }
}

extension View {
  /// Sets the style of the tab views in this view.
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    modifier(_TabViewStyleWriter(style: style))
  }
}

/// The standard style: a row of buttons above the selected child.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  nonisolated public init() {}
  nonisolated public var _presentation: _TabViewPresentation { .tabs }
}

/// A row of buttons above the selected child.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  nonisolated public init() {}
  nonisolated public var _presentation: _TabViewPresentation { .tabs }
}

/// A row of buttons above the selected child.
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
  nonisolated public init() {}
  nonisolated public var _presentation: _TabViewPresentation { .tabs }
}

/// A column of buttons before the selected child.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  nonisolated public init() {}
  nonisolated public var _presentation: _TabViewPresentation { .sidebar }
}

/// The selected child alone, with a dot for each child.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether the dots are shown.
  public struct IndexDisplayMode: Sendable {
    package enum Backing: Sendable { case automatic, always, never }
    package let backing: Backing

    /// Dots where there is more than one page.
    public static let automatic = IndexDisplayMode(backing: .automatic)
    public static let always = IndexDisplayMode(backing: .always)
    public static let never = IndexDisplayMode(backing: .never)
  }

  fileprivate let indexDisplayMode: IndexDisplayMode

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  nonisolated public var _presentation: _TabViewPresentation {
    .pages(showsIndex: indexDisplayMode.backing != .never)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// Defines the implementation of all page indices within a view hierarchy.
///
/// The styles are those below: as on Apple's systems, apps can't add others.
public protocol IndexViewStyle {
  var _hasBackground: Bool { get }
}

/// Dots for the pages of a tab view.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Whether there is a background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    package enum Backing: Sendable { case automatic, interactive, always, never }
    package let backing: Backing

    public static let automatic = BackgroundDisplayMode(backing: .automatic)
    public static let interactive = BackgroundDisplayMode(backing: .interactive)
    public static let always = BackgroundDisplayMode(backing: .always)
    public static let never = BackgroundDisplayMode(backing: .never)
  }

  package let backgroundDisplayMode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public var _hasBackground: Bool { backgroundDisplayMode.backing == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum IndexHasBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  package var indexHasBackground: Bool {
    get { self[IndexHasBackgroundKey.self] }
    set { self[IndexHasBackgroundKey.self] = newValue }
  }
}

/// Sets the style of the page indices in a view.
public struct IndexViewStyleModifier<Style: IndexViewStyle> {
  package var style: Style
}

extension IndexViewStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.indexHasBackground = style._hasBackground
  }
}

extension View {
  /// Sets the style of the page indices in this view.
  nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    modifier(IndexViewStyleModifier(style: style))
  }
}
