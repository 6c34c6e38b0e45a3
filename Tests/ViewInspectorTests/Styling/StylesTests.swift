import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting what styles make")
struct StylesTests {
  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label.padding(configuration.isPressed ? 3 : 1)
      }
    }
  }

  @Test(.macStandInDiffers("it lays out no style of a button off screen"))
  func inspectsButtonStyles() throws {
    let pressed = try Pressed().inspect(isPressed: true)
    #expect(try pressed.vStack().styleConfigurationLabel(0).padding(.top) == 3)
    #expect(
      try Pressed().inspect(isPressed: false).find(ViewType.StyleConfiguration.Label.self)
        .pathToRoot
        == "vStack().styleConfigurationLabel(0)")
  }

  private struct Triggering: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  @Test func inspectsPrimitiveButtonStyles() throws {
    var calls = 0
    let sut = try Triggering().inspect { calls += 1 }
    try sut.styleConfigurationLabel().callOnTapGesture()
    #expect(calls == 1)
    PrimitiveButtonStyleConfiguration(onTrigger: { calls += 1 }).trigger()
    #expect(calls == 2)
  }

  private struct Switching: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isOn ? "on" : "off")
        Button("switch") { configuration.isOn.toggle() }
      }
    }
  }

  @Test func inspectsToggleStyles() throws {
    #expect(try Switching().inspect(isOn: true).hStack().text(1).string() == "on")
    let sut = try Switching().inspect(isOn: false)
    #expect(try sut.hStack().text(1).string() == "off")
    try sut.find(button: "switch").tap()
  }

  private struct Percents: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.currentValueLabel
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
      }
    }
  }

  @Test func inspectsProgressViewStyles() throws {
    #expect(try Percents().inspect(fractionCompleted: 0.42).vStack().text(2).string() == "42%")
    let sut = try Percents().inspect()
    #expect(try sut.vStack().text(2).string() == "0%")
    #expect(
      try sut.find(ViewType.StyleConfiguration.CurrentValueLabel.self).pathToRoot
        == "vStack().styleConfigurationCurrentValueLabel(1)")
  }

  private struct Turned: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test func inspectsLabelStyles() throws {
    let sut = try Turned().inspect()
    #expect(
      try sut.vStack().styleConfigurationTitle(0).pathToRoot
        == "vStack().styleConfigurationTitle(0)")
    #expect(
      try sut.find(ViewType.StyleConfiguration.Icon.self).pathToRoot
        == "vStack().styleConfigurationIcon(1)")
  }

  #if !os(tvOS) && !os(watchOS)
  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test func inspectsGroupBoxStyles() throws {
    let sut = try Boxed().inspect()
    #expect(
      try sut.find(ViewType.StyleConfiguration.Content.self).pathToRoot
        == "vStack().styleConfigurationContent(0)")
    #expect(
      try sut.vStack().styleConfigurationLabel(1).pathToRoot
        == "vStack().styleConfigurationLabel(1)")
  }
  #endif

  #if !os(watchOS)
  private struct Listed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { Menu(configuration).padding(3) }
    }
  }

  @Test func inspectsMenuStyles() throws {
    let sut = try Listed().inspect()
    #expect(try sut.vStack().menu(0).padding(.top) == 3)
    #expect(
      try sut.find(ViewType.StyleConfiguration.Content.self).pathToRoot
        == "vStack().menu(0).styleConfigurationContent(0)")
  }
  #endif
}
