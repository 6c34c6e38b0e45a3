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
