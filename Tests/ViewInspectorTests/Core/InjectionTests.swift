import Observation
import SwiftUI
import Testing
import ViewInspector

private struct CaptionKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  fileprivate var caption: String {
    get { self[CaptionKey.self] }
    set { self[CaptionKey.self] = newValue }
  }
}

@MainActor
@Suite("Environment in plain inspection")
struct InjectionTests {
  fileprivate final class Object: ObservableObject { var name = "object" }
  @Observable fileprivate final class Model { var name = "model" }

  // Odd properties before and after those that are connected: nothing may be taken for something else.
  fileprivate struct Reader: View {
    let nothing: String? = nil
    let zero = 0
    let anything: any Sendable = 1.5
    let kind: Any.Type = Int.self
    @Environment(\.caption) var caption
    @EnvironmentObject var object: Object
    let number: Double = 0
    @Environment(Model.self) var model
    var body: some View { Text("\(caption) \(object.name) \(model.name)") }
  }

  @Test func valuesAndObjectsReachViews() throws {
    let view = VStack { Reader() }
      .environment(\.caption, "inner").environmentObject(Object()).environment(Model())
      .environment(\.caption, "outer")
    #expect(throws: Never.self) { try view.inspect().find(text: "inner object model") }
  }

  @Test func whatIsMissingIsNamed() throws {
    #expect(
      message { try Reader().inspect().view(Reader.self).text() }
        == #"Reader is missing EnvironmentObjects: ["object: Object", "model: Model"]"#)
    #expect(
      message { try VStack { Reader() }.inspect().find(text: "a") }
        == "Search did not find a match. Possible blockers: Reader is missing "
        + #"EnvironmentObjects: ["object: Object", "model: Model"]"#)
  }

  fileprivate struct Maybe: View {
    @Environment(Model.self) var model: Model?
    var body: some View { Text(model?.name ?? "no model") }
  }

  @Test func optionalModels() throws {
    #expect(try Maybe().inspect().text().string() == "no model")
    #expect(throws: Never.self) {
      try Maybe().environment(Model()).inspect().find(text: "model")
    }
  }

  fileprivate struct Marked: ViewModifier {
    @EnvironmentObject var object: Object
    func body(content: Self.Content) -> some View {
      content
      Text(object.name)
    }
  }

  @Test func modifiersTakeObjectsToo() throws {
    let plain = EmptyView().modifier(Marked())
    #expect(
      message { try plain.inspect().emptyView().modifier(Marked.self, 0).text(1) }
        == #"Marked is missing EnvironmentObjects: ["object: Object"]"#)
    let view = plain.environmentObject(Object())
    #expect(
      try view.inspect().find(text: "object").pathToRoot
        == "emptyView().modifier(Marked.self).text(1)")
  }

  fileprivate struct Spaced: ViewModifier {
    func body(content: Self.Content) -> some View { content.padding(5).disabled(true) }
  }

  @Test func whatAModifierAppliesToItsContentCounts() throws {
    let button = try Button("a") {}.modifier(Spaced()).inspect().button()
    #expect(try button.padding(.top) == 5)
    #expect(button.isDisabled())
    #expect(
      try button.modifier(Spaced.self).viewModifierContent().pathToRoot
        == "button().modifier(Spaced.self).viewModifierContent()")
  }

  fileprivate struct Adaptive: EnvironmentalModifier {
    struct Resolved: ViewModifier {
      let length: CGFloat
      func body(content: Self.Content) -> some View { content.padding(length) }
    }
    func resolve(in environment: EnvironmentValues) -> Resolved {
      Resolved(length: environment.caption == "wide" ? 20 : 2)
    }
  }

  @Test func modifiersThatTheEnvironmentDecides() throws {
    let view = Text("a").modifier(Adaptive())
    #expect(try view.inspect().text().padding(.top) == 2)
    #expect(try view.environment(\.caption, "wide").inspect().text().padding(.top) == 20)
  }

  @Test func aModifierByItself() throws {
    let modifier = try Spaced().inspect()
    #expect(try modifier.viewModifierContent().padding(.top) == 5)
    #expect(
      try modifier.find(ViewType.ViewModifierContent.self).pathToRoot == "viewModifierContent()")
    #expect(throws: Never.self) { try Spaced().extractContent(environmentObjects: []) }
  }

  @Test func theValueOfAKey() throws {
    let view = Text("a").environment(\.caption, "inner").environment(\.caption, "outer")
    #expect(try view.inspect().text().environment(\.caption) == "inner")
  }
}
