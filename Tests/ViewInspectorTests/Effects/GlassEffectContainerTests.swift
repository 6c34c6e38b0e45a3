import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting GlassEffectContainer")
struct GlassEffectContainerTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: GlassEffectContainer { Text("a") }, "glassEffectContainer",
      { try $0.glassEffectContainer() }, { try $0.glassEffectContainer($1) })
  }

  @Test func readsItsValues() throws {
    let sut = GlassEffectContainer(spacing: 7) {
      Text("a")
      Text("b")
    }
    #expect(try sut.inspect().glassEffectContainer().spacing() == 7)
    #expect(try sut.inspect().find(text: "b").pathToRoot == "glassEffectContainer().text(1)")
    let bare = GlassEffectContainer { Text("a") }
    #expect(try bare.inspect().glassEffectContainer().spacing() == nil)
  }
}
