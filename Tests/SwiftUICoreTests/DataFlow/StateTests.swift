import Foundation
import Observation
import Testing

@testable import SwiftUICore

/// A view of a fixed size that shows a number to tests.
private struct Probe {
  let value: Int
}

extension Probe: PrimitiveView {
  func primitive(_ context: PrimitiveContext) -> ProbePrimitive { ProbePrimitive(value: value) }
}

private struct ProbePrimitive: Primitive, HeadlessMeasurable {
  static let viewName = "Probe"
  let value: Int
  func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    CGSize(width: 50, height: 10)
  }
}

@MainActor
private final class Handle {
  var set: ((Int) -> Void)?
  var bodies = 0
}

private struct Counter: View {
  @State private var count = 1
  let handle: Handle
  var body: some View {
    let _ = handle.bodies += 1
    let _ = handle.set = { count = $0 }
    Probe(value: count)
  }
}

private struct Twice<Content: View>: View {
  let content: Content
  var body: some View {
    HStack(spacing: 0) {
      content
      content
    }
  }
}

@Observable private final class Model {
  var a = 1
  var b = 2
}

private struct ReadsA: View {
  let model: Model
  let handle: Handle
  var body: some View {
    let _ = handle.bodies += 1
    Probe(value: model.a)
  }
}

private struct ReadsB: View {
  let model: Model
  let handle: Handle
  var body: some View {
    let _ = handle.bodies += 1
    Probe(value: model.b)
  }
}

@MainActor
@Suite struct StateTests {
  @Test func aChangeUpdatesTheView() throws {
    let handle = Handle()
    let window = HeadlessWindow(Counter(handle: handle))
    #expect(window.primitives(ProbePrimitive.self).map(\.value) == [1])
    handle.set?(5)
    window.flush()
    #expect(window.primitives(ProbePrimitive.self).map(\.value) == [5])
    #expect(handle.bodies == 2)
  }

  @Test func anEqualValueEvaluatesNothing() {
    let handle = Handle()
    let window = HeadlessWindow(Counter(handle: handle))
    handle.set?(1)
    window.flush()
    #expect(handle.bodies == 1)
  }

  @Test func oneValueInTwoPlacesHasTwoStates() {
    let handle = Handle()
    let window = HeadlessWindow(Twice(content: Counter(handle: handle)))
    handle.set?(7)
    window.flush()
    #expect(window.primitives(ProbePrimitive.self).map(\.value) == [1, 7])
  }

  @Test func observableMarksOnlyItsReaders() {
    let model = Model()
    let a = Handle()
    let b = Handle()
    let window = HeadlessWindow(
      VStack {
        ReadsA(model: model, handle: a)
        ReadsB(model: model, handle: b)
      })
    model.a = 10
    window.flush()
    #expect(window.primitives(ProbePrimitive.self).map(\.value) == [10, 2])
    #expect(a.bodies == 2)
    #expect(b.bodies == 1)
  }

  @Test func spacersPushApart() {
    let window = HeadlessWindow(
      size: CGSize(width: 200, height: 100),
      HStack(spacing: 0) {
        Probe(value: 1)
        Spacer()
        Probe(value: 2).frame(width: 60, alignment: .leading)
      })
    #expect(window.container.children.map(\.frame.minX) == [0, 140])
  }

  @Test func everythingIsFreed() {
    weak var graph: ViewGraph?
    weak var node: _ViewNode?
    let handle = Handle()
    do {
      let window = HeadlessWindow(Twice(content: Counter(handle: handle)))
      graph = window.graph
      node = window.rootNode
      window.unmount()
      #expect(window.graph.counters.nodesMade == window.graph.counters.nodesFreed)
      handle.set = nil
    }
    #expect(graph == nil)
    #expect(node == nil)
  }
}
