/// A named color of the system, which differs with appearance and contrast.
package enum SystemColorType: String, ColorProvider, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue
  case indigo, purple, pink, brown, white, gray, black, clear, primary, secondary

  package var description: String { rawValue }

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .primary: environment.palette.label(level: 0)
    case .secondary: environment.palette.label(level: 1)
    default:
      variants?.color(environment.colorScheme, environment.colorSchemeContrast) ?? .clear
    }
  }

  private struct Variants {
    var light: Color.Resolved
    var dark: Color.Resolved
    var lightIncreased: Color.Resolved
    var darkIncreased: Color.Resolved

    init(
      _ light: Color.Resolved, _ dark: Color.Resolved, increased lightIncreased: Color.Resolved,
      _ darkIncreased: Color.Resolved
    ) {
      self.light = light
      self.dark = dark
      self.lightIncreased = lightIncreased
      self.darkIncreased = darkIncreased
    }

    init(_ color: Color.Resolved) {
      self.init(color, color, increased: color, color)
    }

    func color(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Color.Resolved {
      switch (scheme, contrast) {
      case (.light, .standard): light
      case (.dark, .standard): dark
      case (.light, .increased): lightIncreased
      case (.dark, .increased): darkIncreased
      }
    }
  }

  /// Apple's Human Interface Guidelines, "Color", iOS system colors: light, dark, and both again
  /// with increased contrast.
  private var variants: Variants? {
    switch self {
    case .red:
      Variants(
        .init(rgb8: 255, 59, 48), .init(rgb8: 255, 69, 58),
        increased: .init(rgb8: 215, 0, 21), .init(rgb8: 255, 105, 97))
    case .orange:
      Variants(
        .init(rgb8: 255, 149, 0), .init(rgb8: 255, 159, 10),
        increased: .init(rgb8: 201, 52, 0), .init(rgb8: 255, 179, 64))
    case .yellow:
      Variants(
        .init(rgb8: 255, 204, 0), .init(rgb8: 255, 214, 10),
        increased: .init(rgb8: 178, 80, 0), .init(rgb8: 255, 212, 38))
    case .green:
      Variants(
        .init(rgb8: 52, 199, 89), .init(rgb8: 48, 209, 88),
        increased: .init(rgb8: 36, 138, 61), .init(rgb8: 48, 219, 91))
    case .mint:
      Variants(
        .init(rgb8: 0, 199, 190), .init(rgb8: 99, 230, 226),
        increased: .init(rgb8: 12, 129, 123), .init(rgb8: 102, 212, 207))
    case .teal:
      Variants(
        .init(rgb8: 48, 176, 199), .init(rgb8: 64, 200, 224),
        increased: .init(rgb8: 0, 130, 153), .init(rgb8: 93, 230, 255))
    case .cyan:
      Variants(
        .init(rgb8: 50, 173, 230), .init(rgb8: 100, 210, 255),
        increased: .init(rgb8: 0, 113, 164), .init(rgb8: 112, 215, 255))
    case .blue:
      Variants(
        .init(rgb8: 0, 122, 255), .init(rgb8: 10, 132, 255),
        increased: .init(rgb8: 0, 64, 221), .init(rgb8: 64, 156, 255))
    case .indigo:
      Variants(
        .init(rgb8: 88, 86, 214), .init(rgb8: 94, 92, 230),
        increased: .init(rgb8: 54, 52, 163), .init(rgb8: 125, 122, 255))
    case .purple:
      Variants(
        .init(rgb8: 175, 82, 222), .init(rgb8: 191, 90, 242),
        increased: .init(rgb8: 137, 68, 171), .init(rgb8: 218, 143, 255))
    case .pink:
      Variants(
        .init(rgb8: 255, 45, 85), .init(rgb8: 255, 55, 95),
        increased: .init(rgb8: 211, 15, 69), .init(rgb8: 255, 100, 130))
    case .brown:
      Variants(
        .init(rgb8: 162, 132, 94), .init(rgb8: 172, 142, 104),
        increased: .init(rgb8: 127, 101, 69), .init(rgb8: 181, 148, 105))
    case .gray:
      Variants(
        .init(rgb8: 142, 142, 147), .init(rgb8: 142, 142, 147),
        increased: .init(rgb8: 108, 108, 112), .init(rgb8: 174, 174, 178))
    case .white: Variants(.white)
    case .black: Variants(.black)
    case .clear, .primary, .secondary: nil
    }
  }
}
