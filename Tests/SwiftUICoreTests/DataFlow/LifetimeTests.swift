import Testing

@testable import SwiftUICore

@MainActor
private final class Model: ObservableObject {
  static var alive = 0
  @Published var name = "a"
  init() { Self.alive += 1 }
  isolated deinit { Self.alive -= 1 }
}

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A view that uses all that outlives view values.
private struct Everything: View {
  @State private var count = 0
  @StateObject private var model = Model()
  @EnvironmentObject private var shared: Model
  @Environment(\.lineLimit) private var limit
  @FocusState private var isFocused: Bool
  @Namespace private var space
  let subject: PassthroughSubject<Int, Never>

  var body: some View {
    VStack {
      Shown("\(model.name) \(shared.name) \(count) \(limit ?? 0)")
        .focused($isFocused)
        .preference(key: Names.self, value: [model.name])
        .onAppear { count += 1 }
        .onDisappear { _ = model.name }
        .onChange(of: count) { _ = shared.name }
        .onReceive(subject) { _ in count += 1 }
    }
    .onPreferenceChange(Names.self) { _ in _ = model }
    .overlayPreferenceValue(Names.self) { Shown($0.joined()) }
    .transaction { $0.isContinuous = true }
    .lineLimit(2)
    .task { await untilCancelled() }
  }

  private nonisolated func untilCancelled() async {
    let (stream, _) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
  }
}

private struct Host<Content: View>: View {
  let source: Source<Int>
  @ViewBuilder let content: (Int) -> Content
  var body: some View { content(source.value) }
}

@MainActor
@Suite(.serialized) struct LifetimeTests {
  @Test func aThousandViewsLeaveNothing() async {
    let before: Int = Model.alive
    let subject = PassthroughSubject<Int, Never>()
    let source = Source(0)
    let window = HeadlessWindow(
      Host(source: source) { Everything(subject: subject).id($0) }.environmentObject(Model()))
    let nodes: Int = window.graph.counters.nodesMade - window.graph.counters.nodesFreed
    let preferences: Int = window.rootNode.preferenceCount
    for value in 1...1000 {
      source.value = value
      window.flush()
    }
    #expect(window.graph.counters.nodesMade - window.graph.counters.nodesFreed == nodes)
    #expect(window.rootNode.preferenceCount == preferences)
    #expect(window.container.descendants.count == 2)
    // The tasks of the views that have gone hold them until they have been cancelled.
    #expect(await eventually { Model.alive == before + 2 })
    window.unmount()
    #expect(window.graph.counters.nodesMade == window.graph.counters.nodesFreed)
  }

  @Test func aWindowThatIsTakenDownIsFreed() async {
    let before: Int = Model.alive
    weak var graph: ViewGraph?
    weak var node: _ViewNode?
    do {
      let window = HeadlessWindow(
        Everything(subject: PassthroughSubject()).environmentObject(Model()))
      graph = window.graph
      node = window.rootNode
      window.unmount()
    }
    #expect(node == nil)
    #expect(await eventually { graph == nil && Model.alive == before })
  }
}
