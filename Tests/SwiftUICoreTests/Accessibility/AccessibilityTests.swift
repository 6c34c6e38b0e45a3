import Testing

@testable import SwiftUICore

@Suite @MainActor struct AccessibilityTests {
  @Test func structureIsTheKnownOne() throws {
    let properties: String = "modifier|storage|value|properties|"
    let label = EmptyView().accessibilityLabel(Text(verbatim: "a"))
    #expect(
      try property(properties + "label|some|texts", of: label) as? [Text] == [Text(verbatim: "a")])
    let value = EmptyView().accessibilityValue(Text(verbatim: "b"))
    #expect(
      try property(properties + "value|some|description", of: value) as? [Text]
        == [Text(verbatim: "b")])
    let hidden = EmptyView().accessibilityHidden(true)
    #expect(try property(properties + "visibility|some|rawValue", of: hidden) as? UInt32 == 1)
    let identifier = EmptyView().accessibilityIdentifier("id")
    #expect(
      try property(properties + "identifier|some|rawValue", of: identifier) as? String == "id")
  }

  @Test func aControlsOwnViewIsDescribed() throws {
    let window = HeadlessWindow(Slider(value: .constant(0.5)).accessibilityLabel("Volume"))
    let slider = try #require(
      window.container.descendants.first { $0.primitive is SliderPrimitive })
    let attributes = slider.attributes.values.compactMap { $0 as? AccessibilityAttribute }
    #expect(attributes.map(\.label) == ["Volume"])
  }

  @Test func traitsAreASet() {
    var traits: AccessibilityTraits = [.isButton, .isSelected]
    #expect(traits.contains(.isButton))
    traits.remove(.isButton)
    #expect(traits == .isSelected)
    #expect(traits.isDisjoint(with: .isButton))
  }
}
