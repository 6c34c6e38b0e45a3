#if GTK
import CGTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct StyleTests {
  @Test func rulesCountOnADisplay() async throws {
    let display = try #require(Display.default)
    let provider = CssProvider()
    provider.load(css: "label.unusual { color: rgb(12, 34, 56); }")
    provider.install(on: display)
    let label = Label("a")
    label.addCssClass("unusual")
    let window = Window()
    window.child = label
    try await show(window)
    let expected = RGBA(red: 12 / 255, green: 34 / 255, blue: 56 / 255)
    #expect(abs(label.color.red - expected.red) < 0.001)
    #expect(abs(label.color.green - expected.green) < 0.001)
    #expect(abs(label.color.blue - expected.blue) < 0.001)
    provider.uninstall(from: display)
    await waitForFrame(of: window)
    #expect(abs(label.color.red - expected.red) > 0.001)
    window.destroy()
  }

  @Test func errorsInRulesAreToldWithTheirLine() {
    let provider = CssProvider()
    var errors: [(message: String, line: Int)] = []
    provider.onParsingError { errors.append(($0, $1)) }
    provider.load(css: "label { color: red; }\nlabel { no-such-property: 1; }")
    #expect(errors.count == 1)
    #expect(errors.first?.line == 2)
    #expect(errors.first?.message.contains("no-such-property") == true)
  }

  @Test func classesArealizt() {
    let button = Button(label: "a")
    button.cssClasses = ["flat", "circular"]
    #expect(button.cssClasses == ["flat", "circular"])
    #expect(button.hasCssClass("flat"))
    button.removeCssClass("flat")
    #expect(button.cssClasses == ["circular"])
    button.cssClasses = []
    #expect(button.cssClasses.isEmpty)
  }

  @Test func colorsAreReadInCSSNotation() {
    #expect(RGBA(css: "#ff0000") == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(RGBA(css: "rgba(0, 0, 255, 0.5)")?.alpha == 0.5)
    #expect(RGBA(css: "no color") == nil)
  }

  @Test func aColorButtonHoldsAColor() {
    let button = ColorButton()
    button.rgba = RGBA(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(button.rgba == RGBA(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }

  @Test func theStyleManagerSwitchesToDark() throws {
    let manager = try #require(AdwStyleManager.default)
    manager.colorScheme = .forceDark
    #expect(manager.dark)
    manager.colorScheme = .forceLight
    #expect(!manager.dark)
    manager.colorScheme = .default
  }
}
#endif
