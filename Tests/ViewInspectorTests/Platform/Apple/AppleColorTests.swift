#if !os(Linux)
import SwiftUI
import Testing

@testable import ViewInspectorCore

@MainActor
@Suite("Components of the toolkit's colors")
struct AppleColorTests {
  @Test func areRead() {
    let own = ViewType.ColorPicker.RGBA(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #if os(macOS)
    let color = NSColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #else
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #endif
    #expect(ViewType.ColorPicker.RGBA(color: color) == own)
    #expect(ViewType.ColorPicker.RGBA(color: color.cgColor) == own)
  }
}
#endif
