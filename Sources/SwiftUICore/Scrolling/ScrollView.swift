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

/// Sizes a scroll view and lays its content out at the content's own size.
package final class ScrollItem: NativeItem {
  package private(set) var inner: LayoutHost?
  private var contentSize: CGSize = .zero
  var axes: Axis.Set = .vertical {
    didSet { if axes != oldValue { invalidate() } }
  }

  func take(_ host: LayoutHost) {
    inner = host
    native.onScroll = { [weak graph] in graph?.contentMoved() }
    host.container.measureContent = { [weak self] _ in self?.contentSize ?? .zero }
  }

  /// What the content is proposed: any length along the scrollable axes.
  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// What the content is proposed in the frame that the view has.
  package var contentProposal: ProposedViewSize { inside(ProposedViewSize(frame.size)) }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let inner else { return .zero }
    let mustMeasure: Bool =
      !axes.contains(.horizontal) || proposal.width == nil || !axes.contains(.vertical)
      || proposal.height == nil
    let content: CGSize = mustMeasure ? inner.size(inside(proposal)) : .zero
    let width: CGFloat? = axes.contains(.horizontal) ? proposal.width : nil
    let height: CGFloat? = axes.contains(.vertical) ? proposal.height : nil
    return CGSize(width: width ?? content.width, height: height ?? content.height)
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    guard let inner else { return }
    let inside: ProposedViewSize = self.inside(ProposedViewSize(bounds.size))
    let size: CGSize = inner.size(inside)
    if size != contentSize {
      contentSize = size
      inner.container.setNeedsAllocation(resize: true)
    }
    inner.alignment = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center,
      vertical: axes.contains(.vertical) ? .top : .center)
    let area = CGSize(
      width: max(size.width, bounds.width), height: max(size.height, bounds.height))
    inner.viewport = bounds.size
    inner.layout(in: area, proposal: inside)
    native.setFrame(bounds)
  }
}
