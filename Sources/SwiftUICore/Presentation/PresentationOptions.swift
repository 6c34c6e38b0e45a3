import Foundation

/// The kinds of interaction available to views behind a presentation.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case automatic
    case enabled(upThrough: PresentationDetent?)
    case disabled
  }
  package let kind: Kind

  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
  }
}

/// What a drag in a presentation does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private enum Kind { case automatic, resizes, scrolls }
  private let kind: Kind

  public static let automatic = PresentationContentInteraction(kind: .automatic)
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// Strategies for adapting a presentation to a different size class.
public struct PresentationAdaptation: Equatable, Sendable {
  private enum Kind { case automatic, none, popover, sheet, fullScreenCover }
  private let kind: Kind

  public static let automatic = PresentationAdaptation(kind: .automatic)
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// Whether a presentation shows an indicator for dragging it.
package struct PresentationDragIndicatorModifier: Sendable {
  package var visibility: Visibility
}

package struct PresentationBackgroundInteractionModifier: Sendable {
  package var interaction: PresentationBackgroundInteraction
}

package struct PresentationContentInteractionModifier: Sendable {
  package var behavior: PresentationContentInteraction
}

package struct PresentationCornerRadiusModifier: Sendable {
  package var cornerRadius: CGFloat?
}

/// How a presentation adapts to compact size classes.
package struct PresentationCompactAdaptationModifier: Sendable {
  package var horizontal: PresentationAdaptation
  package var vertical: PresentationAdaptation
}

extension PresentationDragIndicatorModifier: ValueModifier { public typealias Body = Never }
extension PresentationBackgroundInteractionModifier: ValueModifier { public typealias Body = Never }
extension PresentationContentInteractionModifier: ValueModifier { public typealias Body = Never }
extension PresentationCornerRadiusModifier: ValueModifier { public typealias Body = Never }
extension PresentationCompactAdaptationModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Sets the visibility of the drag indicator on top of a sheet, which a window has none of.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    keptAsValue().modifier(PresentationDragIndicatorModifier(visibility: visibility))
  }

  /// Controls whether people can interact with the view behind a presentation.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    keptAsValue().modifier(PresentationBackgroundInteractionModifier(interaction: interaction))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    keptAsValue().modifier(PresentationContentInteractionModifier(behavior: behavior))
  }

  /// Requests that the presentation have a corner radius, in points; nil for the system's.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    keptAsValue().modifier(PresentationCornerRadiusModifier(cornerRadius: cornerRadius))
  }

  /// Specifies how to adapt a presentation to compact size classes.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    keptAsValue().modifier(
      PresentationCompactAdaptationModifier(horizontal: adaptation, vertical: adaptation))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    keptAsValue().modifier(
      PresentationCompactAdaptationModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the background of the enclosing presentation: drawn behind this view, over all of the presentation.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment, content: content)
  }
}
