/// How the columns of split views share the space.
///
/// All of the styles below put the columns beside each other, which is what desktops do with either.
public protocol NavigationSplitViewStyle {}

/// The standard style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public init() {}
}

/// The detail column gives the others their space.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public init() {}
}

/// The detail column keeps its size where the other columns can be over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

/// Sets the style of the navigation split views in a view.
package struct NavigationSplitViewStyleModifier<Style: NavigationSplitViewStyle> {
  package var style: Style
}

extension NavigationSplitViewStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {}
}

extension View {
  /// Sets the style of the navigation split views in this view.
  nonisolated public func navigationSplitViewStyle<S>(
    _ style: S
  ) -> some View where S: NavigationSplitViewStyle {
    modifier(NavigationSplitViewStyleModifier(style: style))
  }
}
