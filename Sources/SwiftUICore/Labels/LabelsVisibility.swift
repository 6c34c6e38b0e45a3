private enum LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue: Visibility = .automatic
}

/// Hides the labels of controls.
package struct LabelsHiddenModifier: Sendable {
  package init() {}
}

extension LabelsHiddenModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.labelsVisibility = .hidden
  }
}

extension EnvironmentValues {
  /// Whether controls show their labels, as set by `labelsVisibility(_:)` or `labelsHidden()`.
  public package(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in this view. They stay known to assistive technologies.
  nonisolated public func labelsHidden() -> some View { modifier(LabelsHiddenModifier()) }

  /// Shows or hides the labels of the controls in this view.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
