import Foundation

/// The placement of margins.
public struct ContentMarginPlacement: Equatable, Sendable {
  private enum Kind { case automatic, scrollContent, scrollIndicators }
  private let kind: Kind

  public static var automatic: ContentMarginPlacement { .init(kind: .automatic) }
  public static var scrollContent: ContentMarginPlacement { .init(kind: .scrollContent) }
  public static var scrollIndicators: ContentMarginPlacement { .init(kind: .scrollIndicators) }
}

/// Sets margins around the content of scroll views.
package struct ContentMarginsModifier: Equatable, Sendable {
  package var edges: Edge.Set
  package var insets: EdgeInsets?
  package var placement: ContentMarginPlacement
}

extension ContentMarginsModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Configures the content margin for a provided placement. GTK's scroll views take no margins yet: pad the content.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    keptAsValue().modifier(
      ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }

  /// - Parameter length: in points; nil for the standard.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    keptAsValue().modifier(
      ContentMarginsModifier(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) },
        placement: placement))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
}
