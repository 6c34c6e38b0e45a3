import Foundation

/// A scrollable view.
///
/// Along its axes it takes the space it is offered, and offers its content as much as that wants; across them it
/// is as wide as its content. Drawn with a `GtkScrolledWindow`.
public struct ScrollView<Content: View> {
  public var content: Content
  package var configuration: ScrollViewConfiguration

  /// - Parameters:
  ///   - axes: the scrollable axes.
  ///   - showsIndicators: whether scroll bars may be seen.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    configuration = ScrollViewConfiguration(axes: axes, showsIndicators: showsIndicators)
    self.content = content()
  }

  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  public var axes: Axis.Set {
    get { configuration.axes }
    set { configuration.axes = newValue }
  }

  public var showsIndicators: Bool {
    get { configuration.showsIndicators }
    set { configuration.showsIndicators = newValue }
  }
}

/// What a `ScrollView` keeps beside its content.
package struct ScrollViewConfiguration: Sendable, Equatable {
  package var axes: Axis.Set
  package var showsIndicators: Bool
  package var contentInsets = EdgeInsets()
}

extension ScrollView: View, HostingView {
  public typealias Body = Never

  @MainActor package var hosted: Content { content }

  @MainActor package func primitive(_ context: PrimitiveContext) -> ScrollPrimitive {
    ScrollPrimitive(
      axes: configuration.axes,
      horizontalIndicator: indicator(.horizontal, context.environment),
      verticalIndicator: indicator(.vertical, context.environment),
      isEnabled: context.environment.isScrollEnabled)
  }

  private func indicator(
    _ axis: Axis, _ environment: EnvironmentValues
  ) -> ScrollIndicatorVisibility {
    guard configuration.showsIndicators else { return .hidden }
    return axis == .horizontal
      ? environment.horizontalScrollIndicatorVisibility
      : environment.verticalScrollIndicatorVisibility
  }

  @MainActor package static func makeItem(
    _ native: any NativeView, _ graph: ViewGraph
  ) -> NativeItem { ScrollItem(graph: graph, native: native) }

  @MainActor package static func makeHost(
    _ graph: ViewGraph, _ container: any NativeContainer, _ item: NativeItem
  ) -> LayoutHost {
    let host = LayoutHost(graph: graph, container: container, placedByOwner: true)
    (item as? ScrollItem)?.take(host)
    return host
  }

  @MainActor package func configure(_ item: NativeItem) {
    (item as? ScrollItem)?.axes = configuration.axes
  }
}

/// What a renderer needs of a scroll view.
package struct ScrollPrimitive: Primitive, ContentHosting, Equatable {
  package static let viewName = "ScrollView"
  package let axes: Axis.Set
  package let horizontalIndicator: ScrollIndicatorVisibility
  package let verticalIndicator: ScrollIndicatorVisibility
  package let isEnabled: Bool
}
