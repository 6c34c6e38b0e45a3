import Foundation

/// A font that is looked up when text is drawn.
///
/// ```swift
/// Text("Results").font(.title)
/// Text("let x = 1").font(.system(.body, design: .monospaced))
/// Text("Ahoy").font(.custom("Pacifico", size: 24))
/// ```
public struct Font: Hashable, Sendable {
  package var provider: AnyFontBox

  package init(provider: some FontProvider) {
    self.provider = FontBox(base: provider)
  }

  public static func == (lhs: Font, rhs: Font) -> Bool {
    lhs.provider === rhs.provider || lhs.provider.isEqual(to: rhs.provider)
  }

  public func hash(into hasher: inout Hasher) { provider.hash(into: &hasher) }
}

extension Font {
  public static let largeTitle: Font = .system(.largeTitle)
  public static let title: Font = .system(.title)
  public static let title2: Font = .system(.title2)
  public static let title3: Font = .system(.title3)
  public static let headline: Font = .system(.headline)
  public static let subheadline: Font = .system(.subheadline)
  public static let body: Font = .system(.body)
  public static let callout: Font = .system(.callout)
  public static let footnote: Font = .system(.footnote)
  public static let caption: Font = .system(.caption)
  public static let caption2: Font = .system(.caption2)

  /// The system font in the size and weight of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(provider: TextStyleProvider(style: style, design: design, weight: weight))
  }

  /// The system font in a size given in points, which on Linux are GTK's logical pixels.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(provider: SystemProvider(size: size, weight: weight, design: design))
  }

  /// The font family `name`; the system font where it is not installed.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// The font family `name`, whose size scales along with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(provider: NamedProvider(name: name, size: size, textStyle: textStyle))
  }

  /// The font family `name`, whose size does not scale.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(provider: NamedProvider(name: name, size: fixedSize, textStyle: nil))
  }
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

extension EnvironmentValues {
  /// The font of text that sets none; the body font if `nil`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of the text in this view; nil for the default.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
