import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting GeometryReader")
struct GeometryReaderTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: GeometryReader { _ in Text("a") }, "geometryReader", { try $0.geometryReader() },
      { try $0.geometryReader($1) })
  }

  @Test func readsItsContent() throws {
    let sut = GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
    #expect(try sut.inspect().geometryReader().text().string() == "0")
    #expect(try sut.inspect().find(text: "0").pathToRoot == "geometryReader().text()")
  }
}
