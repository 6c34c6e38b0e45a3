import Testing

@testable import SwiftUICore

@MainActor private let model = Source(0)
@MainActor private let log = Log()

@MainActor
private final class Store: ObservableObject {
  @Published var name = "store"
}

private struct TestApp: App {
  @State private var count = 1
  @StateObject private var store = Store()
  var body: some Scene {
    let _ = model.value
    WindowGroup("Main") {
      Button(count: $count)
    }
    .defaultSize(width: 300, height: 200)
    .onChange(of: count) { log("\($0)>\($1)") }
    Extra(number: count)
    if count > 2 {
      Window("Late", id: "late") { Shown("late") }
    }
  }
}

private struct Button: View {
  @Binding var count: Int
  static nonisolated(unsafe) var press: (() -> Void)?
  var body: some View {
    let _ = Self.press = { count += 1 }
    Shown("\(count)")
  }
}

private struct Extra: Scene {
  @Environment(\.lineLimit) private var limit
  let number: Int
  var body: some Scene {
    WindowGroup("Values", id: "values", for: Int.self) { $value in
      Value(value: $value)
    }
    .windowResizability(.contentSize)
    .environment(\.lineLimit, (limit ?? 0) + number)
  }
}

private struct Value: View {
  @Binding var value: Int?
  @Environment(\.lineLimit) private var limit
  var body: some View { Shown("\(value ?? -1) \(limit ?? -1)") }
}

/// A window as a launcher makes it: with a graph of its own.
@MainActor
private func show(_ window: SceneWindow, _ value: Int? = nil) -> HeadlessWindow<AnyView> {
  HeadlessWindow(
    scope: window.scope, window.content(presenting: value.map { AnyHashable($0) }))
}

@MainActor
@Suite(.serialized) struct SceneListTests {
  private func makeList() -> (SceneList, ViewGraph) {
    let graph = ViewGraph(renderer: HeadlessRenderer())
    var values = EnvironmentValues()
    values.lineLimit = 10
    let list = SceneList(TestApp(), graph: graph, scope: EnvironmentScope(root: values))
    graph.flush()
    return (list, graph)
  }

  @Test func windowsAreListedInOrderWithTheirModifiers() {
    let (list, _) = makeList()
    let windows: [SceneWindow] = list.windows
    #expect(windows.map { $0.title?.resolvedString() } == ["Main", "Values"])
    #expect(windows.map(\.id) == [nil, "values"])
    #expect(windows.map(\.defaultSize) == [CGSize(width: 300, height: 200), nil])
    #expect(windows.map(\.resizability) == [.automatic, .contentSize])
    #expect(windows.map { $0.valueType == Int.self } == [false, true])
    list.unmount()
  }

  @Test func stateOfTheAppIsSharedByItsWindows() throws {
    _ = log.take()
    let (list, graph) = makeList()
    let main: HeadlessWindow<AnyView> = show(try #require(list.windows.first))
    let values: HeadlessWindow<AnyView> = show(try #require(list.windows.last), 7)
    var lists: [[SceneWindow]] = []
    list.onChange = { windows in
      lists.append(windows)
      main.update(windows[0].content())
    }
    #expect(main.shown == ["1"])
    #expect(values.shown == ["7 11"])
    let identities: [ObjectIdentifier] = list.windows.map(\.identity)
    Button.press?()
    graph.flush()
    main.flush()
    values.flush()
    #expect(main.shown == ["2"])
    // The environment of a scene reaches windows that are open.
    #expect(values.shown == ["7 12"])
    #expect(lists.count == 1)
    #expect(log.take() == ["1>2"])
    Button.press?()
    graph.flush()
    #expect(list.windows.map(\.id) == [nil, "values", "late"])
    #expect(list.windows.prefix(2).map(\.identity) == identities)
    #expect(list.windows.last?.kind == .single)
    main.unmount()
    values.unmount()
    list.unmount()
    #expect(graph.counters.nodesMade == graph.counters.nodesFreed)
  }

  @Test func defaultValuesAndBindingsOfPresentedValues() throws {
    struct Defaults: App {
      var body: some Scene {
        WindowGroup(for: Int.self) { (value: Binding<Int>) in
          Shown("\(value.wrappedValue)").onAppear { value.wrappedValue += 1 }
        } defaultValue: {
          40
        }
      }
    }
    let graph = ViewGraph(renderer: HeadlessRenderer())
    let list = SceneList(Defaults(), graph: graph, scope: EnvironmentScope())
    let window: SceneWindow = try #require(list.windows.first)
    let plain: HeadlessWindow<AnyView> = show(window)
    plain.flush()
    #expect(plain.shown == ["41"])
    let opened: HeadlessWindow<AnyView> = show(window, 5)
    opened.flush()
    #expect(opened.shown == ["6"])
    plain.unmount()
    opened.unmount()
    list.unmount()
  }

  @Test func windowActionsReachTheLauncher() {
    final class Manager: WindowManager {
      var calls: [String] = []
      func openWindow(id: String?, value: AnyHashable?) {
        calls.append("open \(id ?? "-") \(value.map { "\($0)" } ?? "-")")
      }
      func dismissWindow(id: String?, value: AnyHashable?) {
        calls.append("dismiss \(id ?? "-") \(value.map { "\($0)" } ?? "-")")
      }
    }
    let manager = Manager()
    var values = EnvironmentValues()
    values.windowManager = manager
    values.openWindow(id: "a")
    values.openWindow(value: 1)
    values.openWindow(id: "b", value: 2)
    values.dismissWindow()
    values.dismissWindow(id: "a")
    #expect(manager.calls == ["open a -", "open - 1", "open b 2", "dismiss - -", "dismiss a -"])
  }
}
