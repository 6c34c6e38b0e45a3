#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.Stack

@MainActor
@Suite(".navigationStack", .gtk)
struct NavigationStackTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.navigationStack, is: "GtkStack", showing: ["one", "two", "three"]) {
      (widget: GTK.Stack) in
      widget.visibleChild?.labelTexts.first
    } around: { name, content in
      NavigationStack {
        VStack {
          Text(verbatim: name)
          content
        }
      }
    }
    try await trial.check(promise)
  }

  private final class Log {
    var lines: [String] = []
    var set: (([Int]) -> Void)?
  }

  private struct Levels: View {
    let log: Log
    @State private var path: [Int] = []

    var body: some View {
      let _ = log.set = { path = $0 }
      NavigationStack(path: $path) {
        titled("root").navigationDestination(for: Int.self) { titled("page \($0)") }
      }
    }

    private func titled(_ name: String) -> some View {
      Text(verbatim: name).introspect(.navigationStack, on: .gtk, scope: .ancestor) {
        $0.tooltipText = name
        log.lines.append(name)
      }
    }
  }

  @Test("From inside, each level is called when it is pushed")
  func levels() async throws {
    let log = Log()
    try await onDisplay(Levels(log: log)) { window in
      let stack = try #require(widgets(of: GTK.Stack.self, in: window).first)
      #expect(stack.tooltipText == "root")
      for path in [[1], [1, 2], [1, 2, 3]] {
        log.set?(path)
        let top: String = path.last.map { "page \($0)" } ?? "root"
        #expect(await pump { stack.tooltipText == top }, "\(path): \(log.lines)")
      }
    }
  }
}
#endif
