private enum LinkIndicatorVisibilityKey: ValueEnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  package var navigationLinkIndicatorVisibility: Visibility {
    get { self[kept: LinkIndicatorVisibilityKey.self] }
    set { self[kept: LinkIndicatorVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets whether links to pages show an arrow.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View { environment(\.navigationLinkIndicatorVisibility, visibility) }
}
