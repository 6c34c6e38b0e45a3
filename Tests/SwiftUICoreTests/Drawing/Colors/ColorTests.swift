import Foundation
import Testing

@testable import SwiftUICore

@Suite struct ColorTests {
  private func resolve(_ color: Color, _ scheme: ColorScheme = .light) -> Color.Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolve(in: environment)
  }

  /// IEC 61966-2-1: non-linear 0.5 is linear 0.21404.
  @Test func sRGBIsMadeLinear() {
    let gray = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    #expect(abs(gray.linearRed - 0.214_041) < 1e-5)
    #expect(abs(gray.red - 0.5) < 1e-6)
    let dark = Color.Resolved(red: 0.04, green: 0, blue: 0)
    #expect(abs(dark.linearRed - 0.04 / 12.92) < 1e-7)
  }

  @Test func componentsBelowZeroSurvive() {
    let color = Color.Resolved(red: -0.5, green: 1.5, blue: 0)
    #expect(abs(color.red + 0.5) < 1e-5)
    #expect(abs(color.green - 1.5) < 1e-5)
  }

  /// The known coordinates of Display P3's red in sRGB.
  @Test func displayP3RedLiesOutsideOfSRGB() {
    let red = resolve(Color(.displayP3, red: 1, green: 0, blue: 0))
    #expect(abs(red.red - 1.0930) < 1e-3)
    #expect(abs(red.green + 0.2267) < 1e-3)
    #expect(abs(red.blue + 0.1501) < 1e-3)
    let white = resolve(Color(.displayP3, red: 1, green: 1, blue: 1))
    #expect(white.description == "#FFFFFFFF")
  }

  /// CSS Color 4, the table of HSL and HSV hues: hue 1/3 is green.
  @Test(
    arguments: [
      (0.0, 1.0, 1.0, "#FF0000FF"), (1.0 / 3, 1, 1, "#00FF00FF"), (2.0 / 3, 1, 1, "#0000FFFF"),
      (0.5, 1, 1, "#00FFFFFF"), (1.0 / 6, 1, 0.5, "#808000FF"), (0.7, 0, 1, "#FFFFFFFF"),
      (1.5, 1, 1, "#00FFFFFF"), (0.9, 0.4, 0, "#000000FF"),
    ] as [(Double, Double, Double, String)])
  func hueSaturationBrightness(
    hue: Double, saturation: Double, brightness: Double, expected: String
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
    #expect(resolve(color).description == expected)
  }

  /// Human Interface Guidelines, "Color".
  @Test(
    arguments: [
      (Color.red, "#FF3B30FF", "#FF453AFF"), (.orange, "#FF9500FF", "#FF9F0AFF"),
      (.yellow, "#FFCC00FF", "#FFD60AFF"), (.green, "#34C759FF", "#30D158FF"),
      (.teal, "#30B0C7FF", "#40C8E0FF"), (.cyan, "#32ADE6FF", "#64D2FFFF"),
      (.blue, "#007AFFFF", "#0A84FFFF"), (.indigo, "#5856D6FF", "#5E5CE6FF"),
      (.purple, "#AF52DEFF", "#BF5AF2FF"), (.pink, "#FF2D55FF", "#FF375FFF"),
      (.brown, "#A2845EFF", "#AC8E68FF"), (.gray, "#8E8E93FF", "#8E8E93FF"),
      (.mint, "#00C7BEFF", "#63E6E2FF"), (.black, "#000000FF", "#000000FF"),
      (.white, "#FFFFFFFF", "#FFFFFFFF"), (.clear, "#00000000", "#00000000"),
      (.primary, "#000000FF", "#FFFFFFFF"), (.secondary, "#3C3C4399", "#EBEBF599"),
    ] as [(Color, String, String)])
  func systemColors(color: Color, light: String, dark: String) {
    #expect(resolve(color).description == light)
    #expect(resolve(color, .dark).description == dark)
  }

  @Test func increasedContrastHasColorsOfItsOwn() {
    var environment = EnvironmentValues()
    environment._colorSchemeContrast = .increased
    #expect(Color.red.resolve(in: environment).description == "#D70015FF")
    environment.colorScheme = .dark
    #expect(Color.red.resolve(in: environment).description == "#FF6961FF")
  }

  @Test func opacityMultiplies() {
    let color = Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.5)
    #expect(resolve(color).opacity == 0.25)
  }

  @Test func equalityIsByValue() {
    #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(red: 1, green: 0, blue: 0) != Color(red: 0.9, green: 0, blue: 0))
    #expect(Color.red == Color.red)
    #expect(Color.red != Color(red: 1, green: 59 / 255, blue: 48 / 255))
    #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
    #expect(Color.red.opacity(0.5) != Color.red)
    #expect(Set([Color.red, .red, .blue]).count == 2)
  }

  @Test func descriptionsNameTheColor() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color.red.opacity(0.5).description == "50% red")
  }

  @Test func mixingMeetsInTheMiddle() {
    let mixed = resolve(
      Color(white: 0).mix(with: Color(white: 1), by: 0.5, in: .device))
    #expect(abs(mixed.red - 0.5) < 1e-5)
    #expect(mixed.opacity == 1)
    let start = Color(red: 0.2, green: 0.4, blue: 0.6)
    #expect(resolve(start.mix(with: .white, by: 0)).description == "#336699FF")
    #expect(resolve(start.mix(with: .white, by: 2)).description == "#FFFFFFFF")
  }

  /// Oklab's grays are the cube root of luminance: half of the way is an eighth of the light.
  @Test func perceptualMixOfBlackAndWhite() {
    let mixed = resolve(Color(white: 0).mix(with: Color(white: 1), by: 0.5))
    #expect(abs(mixed.linearRed - 0.125) < 1e-3)
    #expect(abs(mixed.linearBlue - 0.125) < 1e-3)
  }

  @Test func mixingWithClearDoesNotDarken() {
    let mixed = resolve(
      Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.5, in: .device))
    #expect(mixed.description == "#FF000080")
  }

  @Test func resolvedColorsAreCoded() throws {
    let color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
  }

  @Test func accentFollowsThePlainTint() {
    var environment = EnvironmentValues()
    #expect(Color.accentColor.resolve(in: environment).description == "#007AFFFF")
    environment.tint = AnyShapeStyle(Color.green)
    #expect(Color.accentColor.resolve(in: environment).description == "#34C759FF")
    environment.tint = AnyShapeStyle(Color.accentColor)
    #expect(Color.accentColor.resolve(in: environment).description == "#007AFFFF")
  }

  /// What inspection reads: the provider's type and stored properties.
  @Test func structureIsTheKnownOne() throws {
    func base(_ color: Color) throws -> Any { try property("provider|base", of: color) }
    let resolved = try property("provider|base|color", of: Color(red: 1, green: 0, blue: 0))
    #expect(child("linearRed", of: resolved) as? Float == 1)
    #expect("\(type(of: resolved))" == "Resolved")
    let wide = try base(Color(.displayP3, red: 1, green: 0.5, blue: 0, opacity: 0.25))
    #expect("\(type(of: wide))" == "DisplayP3")
    #expect(child("green", of: wide) as? CGFloat == 0.5)
    #expect(child("opacity", of: wide) as? Float == 0.25)
    let named = try base(Color("Brand"))
    #expect("\(type(of: named))" == "NamedColor")
    #expect(child("name", of: named) as? String == "Brand")
  }
}
