import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Color")
struct ColorTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Color.red, "color", { try $0.color() }, { try $0.color($1) })
  }

  @Test func readsItsValue() throws {
    let color = Color(red: 0.5, green: 0.25, blue: 1)
    #expect(try color.inspect().color().value() == color)
  }

  @Test func readsComponentsAsTheyAreStored() throws {
    let linear = Color(.sRGBLinear, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.9)
    let fromLinear = try linear.inspect().color().rgba()
    #expect(fromLinear.red == 0.1)
    #expect(fromLinear.green == 0.2)
    #expect(fromLinear.blue == 0.3)
    #expect(fromLinear.alpha == 0.9)
    // The sRGB transfer function (IEC 61966-2-1) makes 0.5 of 0.214.
    let encoded = try Color(red: 0.5, green: 0, blue: 0).inspect().color().rgba()
    #expect(abs(encoded.red - 0.2140) < 0.0001)
    let wide = Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.9)
    let fromWide = try wide.inspect().color().rgba()
    #expect(fromWide.red == 0.1)
    #expect(fromWide.green == 0.2)
    #expect(fromWide.blue == 0.3)
    #expect(fromWide.alpha == 0.9)
  }

  @Test func hasNoComponentsWhereTheEnvironmentDecides() throws {
    #expect(
      message { try Color.accentColor.inspect().color().rgba() }
        == "RGBA values are not available")
  }

  @Test func readsTheNameOfAnAsset() throws {
    #expect(try Color("abc").inspect().color().name() == "abc")
    #expect(
      message { try Color.accentColor.inspect().color().name() }
        == "Color name is not available")
  }
}
