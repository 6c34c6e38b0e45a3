/// What the size of the desktop's own text depends on; a change of it has all text measured anew.
package struct TextMetrics: Equatable, Sendable {
  package var fontName: String
  /// In 1024ths of dots per inch.
  package var resolution: Int

  package init(fontName: String, resolution: Int) {
    self.fontName = fontName
    self.resolution = resolution
  }
}

private struct TextMetricsKey: EnvironmentKey {
  static let defaultValue: TextMetrics? = nil
}

extension EnvironmentValues {
  /// Set by the renderer; nil where text has fixed metrics.
  package var textMetrics: TextMetrics? {
    get { self[TextMetricsKey.self] }
    set { self[TextMetricsKey.self] = newValue }
  }
}
