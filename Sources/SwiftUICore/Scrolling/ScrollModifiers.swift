/// The visibility of scroll indicators of a UI element.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// Scroll bars appear while the content is longer than the view, over the content.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Scroll bars are there all the time.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// No scroll bars, unless the platform must show them; GTK never has to.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

private struct ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct HorizontalIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

private struct VerticalIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

extension EnvironmentValues {
  /// Whether scroll views scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }
}

/// Sets the visibility of scroll bars for both or one of the axes.
package struct ScrollIndicatorsModifier: Sendable {
  package let visibility: ScrollIndicatorVisibility
  package let axes: Axis.Set
}

extension ScrollIndicatorsModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    if axes.contains(.horizontal) {
      environment.horizontalScrollIndicatorVisibility = visibility
    }
    if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
  }
}

extension View {
  /// Sets the visibility of scroll bars within this view.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(ScrollIndicatorsModifier(visibility: visibility, axes: axes))
  }

  /// Disables or enables scrolling in scrollable views within this view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
}
