/// The colors of text, backgrounds and controls that a style may refer to.
///
/// Defaults are those of iOS (Human Interface Guidelines and `UIColor`). A renderer hands in the
/// colors of its own theme.
package struct SystemPalette: Hashable, Sendable {
  package var label: Color.Resolved
  package var secondaryLabel: Color.Resolved
  package var tertiaryLabel: Color.Resolved
  package var quaternaryLabel: Color.Resolved
  package var background: Color.Resolved
  package var separator: Color.Resolved
  package var placeholder: Color.Resolved
  package var link: Color.Resolved
  package var fill: Color.Resolved
  package var accent: Color.Resolved
  package var selection: Color.Resolved

  package static let light: SystemPalette = SystemPalette(
    label: .black,
    secondaryLabel: Color.Resolved(rgb8: 60, 60, 67, opacity: 0.6),
    tertiaryLabel: Color.Resolved(rgb8: 60, 60, 67, opacity: 0.3),
    quaternaryLabel: Color.Resolved(rgb8: 60, 60, 67, opacity: 0.18),
    background: .white,
    separator: Color.Resolved(rgb8: 60, 60, 67, opacity: 0.29),
    placeholder: Color.Resolved(rgb8: 60, 60, 67, opacity: 0.3),
    link: Color.Resolved(rgb8: 0, 122, 255),
    fill: Color.Resolved(rgb8: 120, 120, 128, opacity: 0.2),
    accent: Color.Resolved(rgb8: 0, 122, 255),
    selection: Color.Resolved(rgb8: 0, 122, 255))

  package static let dark: SystemPalette = SystemPalette(
    label: .white,
    secondaryLabel: Color.Resolved(rgb8: 235, 235, 245, opacity: 0.6),
    tertiaryLabel: Color.Resolved(rgb8: 235, 235, 245, opacity: 0.3),
    quaternaryLabel: Color.Resolved(rgb8: 235, 235, 245, opacity: 0.16),
    background: .black,
    separator: Color.Resolved(rgb8: 84, 84, 88, opacity: 0.6),
    placeholder: Color.Resolved(rgb8: 235, 235, 245, opacity: 0.3),
    link: Color.Resolved(rgb8: 9, 132, 255),
    fill: Color.Resolved(rgb8: 120, 120, 128, opacity: 0.36),
    accent: Color.Resolved(rgb8: 10, 132, 255),
    selection: Color.Resolved(rgb8: 10, 132, 255))

  package static func standard(for scheme: ColorScheme) -> SystemPalette {
    scheme == .dark ? .dark : .light
  }

  /// The label color of a hierarchical level, 0 being primary. Beyond the fourth level the
  /// opacity goes on falling.
  package func label(level: Int) -> Color.Resolved {
    switch level {
    case ...0: label
    case 1: secondaryLabel
    case 2: tertiaryLabel
    case 3: quaternaryLabel
    default: quaternaryLabel.multiplyingOpacity(by: 0.6)
    }
  }

  /// How much opacity a style keeps at a hierarchical level, for styles other than the labels.
  package static func opacity(level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.6
    case 2: 0.3
    case 3: 0.18
    default: 0.1
    }
  }
}

private struct PaletteKey: EnvironmentKey {
  static let defaultValue: SystemPalette? = nil
}

extension EnvironmentValues {
  /// The colors of text, backgrounds and controls. Renderers set those of their theme.
  package var palette: SystemPalette {
    get { self[PaletteKey.self] ?? .standard(for: colorScheme) }
    set { self[PaletteKey.self] = newValue }
  }
}
