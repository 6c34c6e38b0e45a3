// swift-format-ignore-file
// From docs/viewinspector.md, by `make docs`.

#if GTK
import SwiftUI
import Testing
import ViewInspector

enum ExampleViewinspectorLiveViewsAndAsynchronousCode {

struct Quiz: View {
  @State private var points = 0
  @State private var question = "…"
  let load: @Sendable () async -> String

  var body: some View {
    VStack {
      Text(question)
      Button("Right") { points += 1 }
      Text("\(points) points")
    }
    .task { question = await load() }
  }
}

@MainActor
struct QuizTests {
  @Test func countsPoints() throws {
    let quiz = ViewHosting.live(Quiz { "1 + 1?" })
    try quiz.inspect().find(button: "Right").tap()
    #expect(throws: Never.self) { try quiz.inspect().find(text: "1 points") }
  }

  @Test func loadsAQuestion() async throws {
    try await ViewHosting.host(Quiz { "1 + 1?" }) { quiz in
      #expect(await quiz.finishTasks())
      #expect(throws: Never.self) { try quiz.inspect().find(text: "1 + 1?") }
    }
  }
}
}
#endif
