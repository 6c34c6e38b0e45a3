import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Containers")
struct ContainerTests {
  @Test func stacks() throws {
    let v = try VStack(alignment: .leading, spacing: 4) { Text("a") }.inspect().vStack()
    #expect(try v.alignment() == .leading)
    #expect(try v.spacing() == 4)
    let h = try HStack(alignment: .top) { Text("a") }.inspect().hStack()
    #expect(try h.alignment() == .top)
    #expect(try h.spacing() == nil)
    #expect(try ZStack(alignment: .bottom) { Text("a") }.inspect().zStack().alignment() == .bottom)
  }

  @Test func loopsAndLists() throws {
    let view = List { ForEach(0..<3, id: \.self) { Text("\($0)") } }
    let loop = try view.inspect().list().forEach(0)
    #expect(loop.count == 3)
    #expect(try loop.map { try $0.text().string() } == ["0", "1", "2"])
    #expect(try view.inspect().find(text: "2").pathToRoot == "list().forEach(0).text(2)")
  }

  @Test func groups() throws {
    let view = Group {
      Text("a")
      Text("b")
    }
    #expect(try view.inspect().group().text(1).string() == "b")
  }
}
