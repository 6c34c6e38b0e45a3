import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Image")
struct ImageTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Image("abc"), "image", { try $0.image() }, { try $0.image($1) })
  }

  @Test func readsTheNameUnderModifiers() throws {
    let image = Image("abc").resizable().antialiased(true)
    #expect(try image.name() == "abc")
    #expect(try image.rootImage() == Image("abc"))
    #expect(try AnyView(image).inspect().anyView().image().actualImage() == image)
    #expect(try Image(systemName: "star").name() == "star")
  }

  @Test func hasNoNameWithoutAFile() {
    #expect(
      message { try Image(data: Data()).name() }
        == "DataImageProvider does not have 'name' attribute")
  }

  @Test func readsTheLabel() throws {
    let image = Image("abc", label: Text("xyz")).resizable()
    #expect(try image.inspect().image().labelView().string() == "xyz")
    #expect(
      try AnyView(image).inspect().find(text: "xyz").pathToRoot
        == "anyView().image().labelView()")
    #expect(try Image(systemName: "star").inspect().image().labelView().string() == "star")
    #expect(
      message { try Image(decorative: "abc").inspect().image().labelView() }
        == "View for labelView is absent")
  }

  @Test func readsWhatWasApplied() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let image = Image("abc").resizable(capInsets: insets, resizingMode: .tile)
      .renderingMode(.template)
    #expect(try image.renderingMode() == .template)
    #expect(try image.resizableParameters().capInsets == insets)
    #expect(try image.resizableParameters().resizingMode == .tile)
    #expect(
      message { try Image("abc").renderingMode() }
        == "NamedImageProvider does not have 'renderingMode' attribute")
  }
}
