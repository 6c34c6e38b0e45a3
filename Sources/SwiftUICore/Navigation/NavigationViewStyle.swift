private enum NavigationViewIsStackKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  package var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

/// A specification for the appearance and interaction of a `NavigationView`.
///
/// The styles are those below: as on Apple's systems, apps can't add others.
public protocol NavigationViewStyle {
  var _isStack: Bool { get }
}

/// The standard style: columns where there are several views.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
  public var _isStack: Bool { false }
}

/// Several views are columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  package init() {}
  public var _isStack: Bool { false }
}

/// Two views are columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
  public var _isStack: Bool { false }
}

/// The first view alone.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
  public var _isStack: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Sets the style of the navigation views in a view.
package struct NavigationViewStyleModifier<Style: NavigationViewStyle> {
  package var style: Style
}

extension NavigationViewStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.navigationViewIsStack = style._isStack
  }
}

extension View {
  /// Sets the style of the navigation views in this view.
  nonisolated public func navigationViewStyle<S>(
    _ style: S
  ) -> some View where S: NavigationViewStyle {
    modifier(NavigationViewStyleModifier(style: style))
  }
}
