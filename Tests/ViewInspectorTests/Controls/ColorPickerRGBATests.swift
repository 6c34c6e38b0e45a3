import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting components of colors")
struct ColorPickerRGBATests {
  private typealias RGBA = ViewType.ColorPicker.RGBA

  @Test func areCompared() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    let other = Color(hue: 210.0 / 360, saturation: 2.0 / 3, brightness: 0.6, opacity: 0.8)
    #expect(RGBA(color: color) == RGBA(color: other))
    #expect(RGBA(color: color) != RGBA(color: color.opacity(0.5)))
    #expect(RGBA(color: Color.red) != RGBA(color: Color.blue))
    #expect(abs(RGBA(color: color).alpha - 0.8) < 0.001)
  }
}
