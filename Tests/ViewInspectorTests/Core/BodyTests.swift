import SwiftUI
import Testing
import ViewInspector

@MainActor private var evaluations = 0

@MainActor
@Suite("Bodies", .serialized)
struct BodyTests {
  private struct Leaf: View {
    var body: some View {
      evaluations += 1
      return Text("leaf")
    }
  }
  private struct Branch: View {
    var body: some View {
      evaluations += 1
      return VStack {
        Leaf()
        Leaf()
      }
    }
  }
  private struct Frame: ViewModifier {
    func body(content: Self.Content) -> some View {
      evaluations += 1
      return HStack { content }
    }
  }

  @Test func areEvaluatedOncePerSearch() throws {
    let view = try Branch().inspect()
    evaluations = 0
    #expect(view.findAll(ViewType.Text.self).count == 2)
    #expect(evaluations == 3)
    evaluations = 0
    #expect(throws: InspectionError.self) { try view.find(button: "none") }
    #expect(evaluations == 3)
  }

  @Test func ofModifiersAreEvaluatedOncePerSearch() throws {
    evaluations = 0
    _ = try Text("a").modifier(Frame()).inspect().find(text: "a")
    #expect(evaluations == 1)
    evaluations = 0
    _ = try Text("a").modifier(Frame()).inspect().findAll(ViewType.HStack.self)
    #expect(evaluations == 1)
  }
}
