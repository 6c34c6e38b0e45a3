import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Canvas")
struct CanvasTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Canvas { _, _ in }, "canvas", { try $0.canvas() }, { try $0.canvas($1) })
  }

  @Test func readsItsValues() throws {
    let sut = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: false) { _, _ in }
    let canvas = try sut.inspect().canvas()
    #expect(try canvas.opaque())
    #expect(try canvas.colorMode() == .linear)
    #expect(try canvas.rendersAsynchronously() == false)
    let other = try Canvas(rendersAsynchronously: true) { _, _ in }.inspect().canvas()
    #expect(try other.opaque() == false)
    #expect(try other.rendersAsynchronously())
    #expect(try other.colorMode() == .nonLinear)
  }

  @Test func readsItsSymbols() throws {
    let sut = Canvas { _, _ in
    } symbols: {
      Text("a").tag(1)
      Text("b").tag(2)
    }
    #expect(try sut.inspect().canvas().symbolsView().text(1).string() == "b")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "canvas().symbolsView().text(1)")
  }
}
