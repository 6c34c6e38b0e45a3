import Foundation

/// What is said of views at an edge of another.
package struct InsetProperties {
  package var regions: SafeAreaRegions
  package var spacing: CGFloat?
  package var edge: Edge
  package var alignmentKey: AlignmentKey
}

/// Puts a view at an edge of another one, which gets the rest of the space.
public struct _InsetViewModifier<InsetContent: View> {
  package var content: InsetContent
  package var properties: InsetProperties
}

extension _InsetViewModifier: ViewModifier {
  public func body(content: Content) -> some View {
    EdgeStack(
      edge: properties.edge, spacing: properties.spacing, alignmentKey: properties.alignmentKey,
      content: content, bar: self.content)
  }
}

/// Puts a bar at an edge of a view, which gets the rest of the space.
package struct SafeAreaBarModifier<BarContent: View> {
  package struct Properties {
    package var content: BarContent
  }
  package var properties: Properties
  package var edge: Edge
  package var spacing: CGFloat?
  package var alignmentKey: AlignmentKey
}

extension SafeAreaBarModifier: ViewModifier {
  public func body(content: Content) -> some View {
    EdgeStack(
      edge: edge, spacing: spacing, alignmentKey: alignmentKey, content: content,
      bar: properties.content)
  }
}

/// A view with a bar at one of its edges: the bar is asked for its size first.
private struct EdgeStack<Inside: View, Bar: View>: View {
  let edge: Edge
  let spacing: CGFloat?
  let alignmentKey: AlignmentKey
  let content: Inside
  let bar: Bar

  var body: some View {
    switch edge {
    case .top:
      VStack(alignment: HorizontalAlignment(alignmentKey.id), spacing: spacing) {
        bar.layoutPriority(1)
        content
      }
    case .bottom:
      VStack(alignment: HorizontalAlignment(alignmentKey.id), spacing: spacing) {
        content
        bar.layoutPriority(1)
      }
    case .leading:
      HStack(alignment: VerticalAlignment(alignmentKey.id), spacing: spacing) {
        bar.layoutPriority(1)
        content
      }
    case .trailing:
      HStack(alignment: VerticalAlignment(alignmentKey.id), spacing: spacing) {
        content
        bar.layoutPriority(1)
      }
    }
  }
}

extension View {
  /// Shows the specified content above or below the modified view, which gets the rest of the space.
  ///
  /// - Parameter spacing: between the two, in points; nil for the standard.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(),
        properties: InsetProperties(
          regions: .container, spacing: spacing, edge: edge.edge, alignmentKey: alignment.key)))
  }

  /// Shows the specified content beside the modified view, which gets the rest of the space.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(),
        properties: InsetProperties(
          regions: .container, spacing: spacing, edge: edge.edge, alignmentKey: alignment.key)))
  }

  /// Shows the specified content as a custom bar above or below the modified view.
  ///
  /// - Parameter spacing: between the two, in points; nil for none.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaBarModifier(
        properties: SafeAreaBarModifier<V>.Properties(content: content()), edge: edge.edge,
        spacing: spacing ?? 0, alignmentKey: alignment.key))
  }

  /// Shows the specified content as a custom bar beside the modified view.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaBarModifier(
        properties: SafeAreaBarModifier<V>.Properties(content: content()), edge: edge.edge,
        spacing: spacing ?? 0, alignmentKey: alignment.key))
  }

  /// Adds the provided insets into the safe area of this view: as `padding` does, where there is no unsafe area.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(edges: .all, insets: insets))
  }

  /// - Parameter length: in points; nil for the standard.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      SafeAreaPaddingModifier(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Adds the padding that a window has around its content.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 20)
  }

  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View { self.padding(edges, padding == .minimum ? 12 : 20) }
}

/// The padding that a window has around its content.
public struct ScenePadding: Equatable, Sendable {
  private enum Kind { case minimum, navigationBar }
  private let kind: Kind
  public static let minimum = ScenePadding(kind: .minimum)
  public static let navigationBar = ScenePadding(kind: .navigationBar)
}

/// Pads a view within the safe area.
package struct SafeAreaPaddingModifier: Equatable, Sendable {
  package var edges: Edge.Set
  package var insets: EdgeInsets?
}

extension SafeAreaPaddingModifier: ViewModifier {
  public func body(content: Content) -> some View {
    content.modifier(_PaddingLayout(edges: edges, insets: insets))
  }
}

extension VerticalEdge {
  fileprivate var edge: Edge { self == .top ? .top : .bottom }
}

extension HorizontalEdge {
  fileprivate var edge: Edge { self == .leading ? .leading : .trailing }
}
