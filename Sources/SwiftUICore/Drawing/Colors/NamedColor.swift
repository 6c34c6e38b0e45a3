import Foundation

/// A color set of a bundle's asset catalogs.
package struct NamedColor: ColorProvider {
  package var name: String
  package var bundle: Bundle?

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let bundle = bundle ?? .main
    let set = AssetCatalog.catalog(of: bundle).set("colorset", named: name, as: ColorSet.self)
    guard let color = set?.contents.color(in: environment) else {
      Diagnostics.reportOnce(
        "No color named \"\(name)\" in the asset catalogs of \(bundle.bundlePath).")
      return .clear
    }
    return color
  }

  package var description: String {
    "NamedColor(name: \"\(name)\", bundle: \(bundle.map(\.bundlePath) ?? "nil"))"
  }
}

extension Color {
  /// A color set of a bundle's asset catalogs; the main bundle's if `nil`.
  ///
  /// A name that is not found draws nothing and is reported once on standard error.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(provider: NamedColor(name: name, bundle: bundle))
  }
}

/// `Contents.json` of a color set.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    var color: Value?
    var appearances: [AssetAppearance]?
  }

  struct Value: Decodable {
    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
      case reference
    }

    var space: String?
    var components: [String: String]?
    var reference: String?
  }

  var colors: [Entry]

  func color(in environment: EnvironmentValues) -> Color.Resolved? {
    let ranked: [(rank: Int, value: Value)] = colors.compactMap { entry in
      guard let value = entry.color,
        let rank = entry.appearances.rank(
          scheme: environment.colorScheme, contrast: environment.colorSchemeContrast)
      else { return nil }
      return (rank, value)
    }
    return ranked.max { $0.rank < $1.rank }?.value.color(in: environment)
  }
}

extension ColorSet.Value {
  fileprivate func color(in environment: EnvironmentValues) -> Color.Resolved? {
    if let reference { return systemColor(reference)?.resolve(in: environment) }
    guard let components else { return nil }
    let opacity = Self.component(components["alpha"]) ?? 1
    if let white = Self.component(components["white"]) {
      return Color.Resolved(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = Self.component(components["red"]),
      let green = Self.component(components["green"]),
      let blue = Self.component(components["blue"])
    else { return nil }
    let colorSpace: Color.RGBColorSpace =
      switch space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return Color.Resolved(
      colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// "0.5" is a fraction; "128" and "0x80" are of 255.
  private static func component(_ text: String?) -> Float? {
    guard let text else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 }
    }
    return text.contains(".") ? Float(text) : Float(text).map { $0 / 255 }
  }

  /// "systemRedColor", as Xcode writes for a reference to a system color.
  private func systemColor(_ reference: String) -> SystemColorType? {
    guard reference.hasPrefix("system") else { return nil }
    let name = reference.dropFirst("system".count)
    let end = name.hasSuffix("Color") ? name.dropLast("Color".count) : name
    return SystemColorType(rawValue: end.lowercased())
  }
}
