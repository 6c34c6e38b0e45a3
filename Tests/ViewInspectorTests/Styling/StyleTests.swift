import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Custom styles")
struct StyleTests {
  private struct Fading: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(configuration.isPressed ? 2 : 8)
    }
  }

  @Test(.macStandInDiffers("it lays out no style of a button off screen"))
  func buttonStyle() throws {
    let label = try Fading().inspect(isPressed: true).styleConfigurationLabel()
    #expect(try label.padding(.top) == 2)
    #expect(
      try Fading().inspect(isPressed: false).styleConfigurationLabel().padding(.top) == 8)
  }

  private struct Tapping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  @Test func primitiveButtonStyle() throws {
    var triggers = 0
    let view = try Tapping().inspect(onTrigger: { triggers += 1 })
    try view.styleConfigurationLabel().callOnTapGesture()
    #expect(triggers == 1)
  }

  private struct Switching: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
      }
    }
  }

  @Test func toggleStyle() throws {
    #expect(throws: Never.self) { try Switching().inspect(isOn: true).find(button: "on") }
    let path: String = try Switching().inspect(isOn: false)
      .find(ViewType.StyleConfiguration.Label.self).pathToRoot
    #expect(path == "hStack().styleConfigurationLabel(0)")
  }

  private struct Upright: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test func labelStyle() throws {
    let stack = try Upright().inspect().vStack()
    #expect(throws: Never.self) { try stack.styleConfigurationTitle(0) }
    #expect(throws: Never.self) { try stack.styleConfigurationIcon(1) }
    #expect(
      message { try EmptyView().inspect().styleConfigurationTitle() }
        == "styleConfigurationTitle() found EmptyView instead of LabelStyleConfiguration.Title")
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.currentValueLabel
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
      }
    }
  }

  @Test func progressViewStyle() throws {
    let stack = try Percent().inspect(fractionCompleted: 0.42).vStack()
    #expect(throws: Never.self) { try stack.styleConfigurationLabel(0) }
    #expect(throws: Never.self) { try stack.styleConfigurationCurrentValueLabel(1) }
    #expect(try stack.text(2).string() == "42 percent")
  }
}
