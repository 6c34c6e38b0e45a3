import Foundation
import Testing

@testable import SwiftUICore

@MainActor
private final class Handle {
  var set: ((String) -> Void)?
  var contents = 0
}

private struct Row: View {
  let index: Int
  let handle: Handle
  @State private var text = "Value 0"

  var body: some View {
    let _ = register()
    Text(verbatim: text)
  }

  private func register() {
    if index == 0 { handle.set = { text = $0 } }
  }
}

/// What one change of state has a window do.
private struct Work: Equatable {
  let visits: Int
  let evaluations: Int
  let bodies: Int
  let measures: Int
  let placements: Int
  let nodesMade: Int

  @MainActor
  init(_ window: HeadlessWindow<some View>, _ change: () -> Void) {
    let before: GraphCounters = window.graph.counters
    change()
    window.flush()
    let after: GraphCounters = window.graph.counters
    visits = after.visits - before.visits
    evaluations = after.evaluations - before.evaluations
    bodies = after.bodies - before.bodies
    measures = after.measures - before.measures
    placements = after.placements - before.placements
    nodesMade = after.nodesMade - before.nodesMade
  }
}

@Suite("The work of an update") @MainActor
struct WorkTests {
  private func changeOneLabel(among count: Int, to text: String) -> Work {
    let handle = Handle()
    let window = HeadlessWindow(
      size: CGSize(width: 400, height: 400),
      ScrollView {
        VStack(spacing: 0) {
          Text(verbatim: "The widest of all the labels in this stack")
          ForEach(0..<count) { Row(index: $0, handle: handle) }
        }
      })
    return Work(window) { handle.set?(text) }
  }

  @Test(arguments: [1, 100, 10_000])
  func oneLabelAmongManyIsTheOnlyOneThatIsVisited(count: Int) {
    let work: Work = changeOneLabel(among: count, to: "Value 1")
    #expect(work.visits == 1)
    #expect(work.bodies == 1)
    #expect(work.evaluations == 2)
    #expect(work.nodesMade == 0)
    #expect(work == changeOneLabel(among: 1, to: "Value 1"))
  }

  @Test(arguments: [100, 10_000])
  func aLabelThatGetsWiderIsTheOnlyOneThatIsLaidOut(count: Int) {
    let work: Work = changeOneLabel(among: count, to: "A longer value")
    #expect(work.measures < 10)
    #expect(work.placements <= 4)
    #expect(work == changeOneLabel(among: 1, to: "A longer value"))
  }

  private struct Item: Identifiable {
    let id: Int
    var title: String
  }

  private struct Rows: View {
    let handle: Handle
    @State private var items: [Item]

    init(_ count: Int, _ handle: Handle) {
      self.handle = handle
      _items = State(initialValue: (0..<count).map { Item(id: $0, title: "Row \($0)") })
    }

    var body: some View {
      let _ = handle.set = { items[5].title = $0 }
      ScrollView {
        LazyVStack {
          ForEach(items) { item in
            let _ = handle.contents += 1
            Text(verbatim: item.title)
          }
        }
      }
    }
  }

  private func changeOneRow(among count: Int) -> (work: Work, contents: Int, mounted: Int) {
    let handle = Handle()
    let window = HeadlessWindow(size: CGSize(width: 400, height: 100), Rows(count, handle))
    let mounted: Int = window.primitives(TextPrimitive.self).count
    handle.contents = 0
    let work = Work(window) { handle.set?("Changed") }
    return (work, handle.contents, mounted)
  }

  @Test(arguments: [100, 100_000])
  func oneChangedElementEvaluatesTheRowsThatAreShown(count: Int) {
    let (work, contents, mounted): (Work, Int, Int) = changeOneRow(among: count)
    #expect(work.visits == 1)
    #expect(work.bodies == 1)
    #expect(work.nodesMade == 0)
    #expect(contents == mounted)
    #expect(contents < 40)
    #expect(work == changeOneRow(among: 100).work)
  }
}
