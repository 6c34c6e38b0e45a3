import Foundation

extension View {
  /// Makes the controls in this view not respond to the user. A view in a disabled one is disabled, whatever it
  /// says itself.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier(keyPath: \.isEnabled) { $0 = $0 && !disabled })
  }

  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the nearest size in a range to the one that is inherited.
  nonisolated public func controlSize(_ range: some RangeExpression<ControlSize>) -> some View {
    transformEnvironment(\.controlSize) { size in
      let allowed: [ControlSize] = ControlSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }

  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Hides the labels of the controls in this view. They stay known to assistive technologies.
  nonisolated public func labelsHidden() -> some View { modifier(LabelsHiddenModifier()) }

  /// Shows or hides the labels of the controls in this view.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// Hides the labels of controls.
public struct LabelsHiddenModifier: Sendable {
  package init() {}
}

extension LabelsHiddenModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.labelsVisibility = .hidden
  }
}
