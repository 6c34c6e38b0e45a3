import Foundation
import Testing

@testable import SwiftUICore

private struct NameKey: EnvironmentKey { static let defaultValue = "none" }
extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

/// Reads its environment and shows it beside the label.
private struct Naming: LabelStyle {
  @Environment(\.name) private var name
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: name)
      configuration.title
    }
  }
}

/// Is built on the style outside of it.
private struct Bracketed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "[")
      Label(configuration)
      Text(verbatim: "]")
    }
  }
}

private struct Triggering: PrimitiveButtonStyle {
  let triggers: Triggers
  func makeBody(configuration: Configuration) -> some View {
    let _ = triggers.trigger = { configuration.trigger() }
    Button(configuration)
  }
}

@MainActor
private final class Triggers {
  var trigger: (() -> Void)?
  var count = 0
  var setTitle: ((String) -> Void)?
  var bodies = 0
}

private struct CountingStyle: ButtonStyle {
  let triggers: Triggers
  func makeBody(configuration: Configuration) -> some View {
    let _ = triggers.bodies += 1
    configuration.label.environment(\.name, configuration.isPressed ? "pressed" : "free")
  }
}

private struct NameText: View {
  @Environment(\.name) private var name
  var body: some View { Text(verbatim: name) }
}

private struct Titled: View {
  let triggers: Triggers
  @State private var title = "a"
  var body: some View {
    let _ = triggers.setTitle = { title = $0 }
    Label {
      Text(verbatim: title)
    } icon: {
      EmptyView()
    }
  }
}

extension HeadlessWindow {
  fileprivate var strings: [String] { primitives(TextPrimitive.self).map(\.string) }
}

@MainActor
@Suite struct StyleTests {
  @Test func aLabelShowsIconAndTitle() {
    let window = HeadlessWindow(
      Label {
        Text(verbatim: "title")
      } icon: {
        Text(verbatim: "icon")
      })
    #expect(window.strings == ["icon", "title"])
  }

  @Test func partsOfALabel() {
    let label = Label {
      Text(verbatim: "title")
    } icon: {
      Text(verbatim: "icon")
    }
    #expect(HeadlessWindow(label.labelStyle(.titleOnly)).strings == ["title"])
    #expect(HeadlessWindow(label.labelStyle(.iconOnly)).strings == ["icon"])
    #expect(HeadlessWindow(label.labelStyle(.titleAndIcon)).strings == ["icon", "title"])
    #expect(
      HeadlessWindow(VStack { label }.labelStyle(.automatic).labelStyle(.iconOnly)).strings
        == ["icon", "title"])
  }

  @Test func aStyleReadsTheEnvironment() {
    let view = Label("x", systemImage: "star").labelStyle(Naming()).environment(\.name, "here")
    #expect(HeadlessWindow(view).strings == ["here", "x"])
  }

  @Test func aStyleIsBuiltOnTheOneOutside() {
    let view = VStack { Label("x", systemImage: "star").labelStyle(Bracketed()) }
      .environment(\.name, "outer").labelStyle(Naming()).environment(\.name, "far")
    #expect(HeadlessWindow(view).strings == ["[", "outer", "x", "]"])
  }

  @Test func theLabelIsUpdatedWithoutItsStyle() {
    let triggers = Triggers()
    let window = HeadlessWindow(Titled(triggers: triggers))
    #expect(window.strings == ["a"])
    triggers.setTitle?("b")
    window.flush()
    #expect(window.strings == ["b"])
    let counters: GraphCounters = window.graph.counters
    triggers.setTitle?("c")
    window.flush()
    #expect(window.graph.counters.nodesMade == counters.nodesMade)
    #expect(window.strings == ["c"])
  }

  @Test func aPrimitiveStyleTriggersTheAction() {
    let triggers = Triggers()
    let window = HeadlessWindow(
      Button("x") { triggers.count += 1 }.buttonStyle(Triggering(triggers: triggers))
        .buttonStyle(.borderedProminent))
    triggers.trigger?()
    #expect(triggers.count == 1)
    let button = window.primitives(ButtonPrimitive.self)
    #expect(button.map(\.appearance) == [.prominent])
    button.first?.action()
    #expect(triggers.count == 2)
  }

  @Test func aCustomStyleFollowsPressesAndKeepsTheLabel() throws {
    let triggers = Triggers()
    let window = HeadlessWindow(
      Button {
      } label: {
        NameText()
      }
      .buttonStyle(CountingStyle(triggers: triggers)))
    #expect(window.strings == ["free"])
    let made: Int = window.graph.counters.nodesMade
    let button = try #require(window.primitives(ButtonPrimitive.self).first)
    #expect(button.appearance == .bare)
    button.onPressedChanged?(true)
    window.flush()
    #expect(window.strings == ["pressed"])
    #expect(triggers.bodies == 2)
    #expect(window.graph.counters.nodesMade == made)
  }

  @Test func anAliasOutsideOfAStyleIsReported() {
    nonisolated(unsafe) var messages: [String] = []
    Diagnostics.capturing({ messages.append($0) }) {
      let window = HeadlessWindow(ButtonStyleConfiguration.Label())
      #expect(window.container.children.isEmpty)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Label was used outside of the style") == true)
  }

  @Test func everythingIsFreed() {
    weak var graph: ViewGraph?
    let triggers = Triggers()
    do {
      let window = HeadlessWindow(
        VStack {
          Button("x") {}.buttonStyle(CountingStyle(triggers: triggers))
          Label("y", systemImage: "star").labelStyle(Bracketed())
          Toggle("z", isOn: .constant(true)).toggleStyle(.checkbox)
        })
      graph = window.graph
      window.unmount()
      #expect(window.graph.counters.nodesMade == window.graph.counters.nodesFreed)
    }
    #expect(graph == nil)
  }
}
