import Testing

@testable import SwiftUICore

@MainActor
private final class Model: ObservableObject {
  @Published var name: String
  @Published var count = 0
  init(_ name: String) { self.name = name }
}

private struct Host<Value, Content: View>: View {
  let source: Source<Value>
  @ViewBuilder let content: (Value) -> Content
  var body: some View { content(source.value) }
}

private struct Owns: View {
  @StateObject private var model: Model
  let number: Int
  let log: Log
  init(_ number: Int, _ log: Log, _ make: @escaping @MainActor () -> Model) {
    self.number = number
    self.log = log
    _model = StateObject(wrappedValue: make())
  }
  var body: some View {
    let _ = log("\(number) \(model.name)")
    Shown(model.name)
  }
}

private struct Observes: View {
  @ObservedObject var model: Model
  let log: Log
  var body: some View {
    let _ = log(model.name)
    Shown(model.name)
    Edits(name: $model.name, log: log)
  }
}

private struct Edits: View {
  @Binding var name: String
  let log: Log
  var body: some View {
    let _ = log("edits \(name)")
    Shown("edits \(name)")
  }
}

private struct FromEnvironment: View {
  @EnvironmentObject var model: Model
  let log: Log
  var body: some View {
    let _ = log(model.name)
    Shown(model.name)
  }
}

@MainActor
@Suite struct ObservableObjectTests {
  @Test func aStateObjectIsMadeOncePerIdentity() {
    var made = 0
    let log = Log()
    let source = Source(0)
    let window = HeadlessWindow(
      Host(source: source) { value in
        Owns(value, log) {
          made += 1
          return Model("m\(made)")
        }.id(value / 2)
      })
    source.value = 1
    window.flush()
    #expect(made == 1)
    #expect(log.take() == ["0 m1", "1 m1"])
    source.value = 2
    window.flush()
    #expect(made == 2)
    #expect(window.shown == ["m2"])
  }

  @Test func aStateObjectsChangeUpdatesItsView() {
    let model = Model("a")
    let window = HeadlessWindow(Owns(0, Log()) { model })
    model.name = "b"
    window.flush()
    #expect(window.shown == ["b"])
  }

  @Test func aStateObjectGoesWithItsView() {
    weak var model: Model?
    let source = Source(true)
    let window = HeadlessWindow(
      Host(source: source) { isOn in
        if isOn {
          Owns(0, Log()) {
            let new = Model("a")
            model = new
            return new
          }
        }
      })
    #expect(model != nil)
    source.value = false
    window.flush()
    #expect(model == nil)
  }

  @Test func severalChangesAreOneUpdate() {
    let log = Log()
    let model = Model("a")
    let window = HeadlessWindow(Observes(model: model, log: log))
    _ = log.take()
    model.name = "b"
    model.name = "c"
    model.count = 1
    window.flush()
    #expect(log.take() == ["c", "edits c"])
    #expect(window.shown == ["c", "edits c"])
  }

  @Test func aChildWhoseBindingIsTheSameIsLeftAlone() {
    let log = Log()
    let model = Model("a")
    let window = HeadlessWindow(Observes(model: model, log: log))
    _ = log.take()
    model.count = 7
    window.flush()
    #expect(log.take() == ["a"])
  }

  @Test func anotherObjectIsObservedInItsPlace() {
    let log = Log()
    let first = Model("1")
    let second = Model("2")
    let source = Source(first)
    let window = HeadlessWindow(
      Host(source: source) { Observes(model: $0, log: log) })
    source.value = second
    window.flush()
    #expect(window.shown == ["2", "edits 2"])
    _ = log.take()
    first.name = "1b"
    window.flush()
    #expect(log.take() == [])
    second.name = "2b"
    window.flush()
    #expect(window.shown == ["2b", "edits 2b"])
  }

  @Test func bindingsWriteToTheObject() {
    let model = Model("a")
    let wrapper = ObservedObject(wrappedValue: model)
    wrapper.projectedValue.name.wrappedValue = "b"
    #expect(model.name == "b")
    let state = StateObject(wrappedValue: model)
    state.projectedValue.count.wrappedValue = 3
    #expect(model.count == 3)
  }

  @Test func anObservedObjectIsReleasedWithTheView() {
    weak var model: Model?
    do {
      let new = Model("a")
      model = new
      let window = HeadlessWindow(Observes(model: new, log: Log()))
      window.unmount()
    }
    #expect(model == nil)
  }

  @Test func environmentObjectsReachTheViewsBelow() {
    let log = Log()
    let model = Model("a")
    let source = Source(model)
    let window = HeadlessWindow(
      Host(source: source) { object in
        VStack { FromEnvironment(log: log) }.environmentObject(object)
      })
    model.name = "b"
    window.flush()
    #expect(window.shown == ["b"])
    source.value = Model("other")
    window.flush()
    #expect(window.shown == ["other"])
    _ = log.take()
    model.name = "c"
    window.flush()
    #expect(log.take() == [])
  }

  @Test func aMissingEnvironmentObjectNamesPropertyTypeAndView() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = HeadlessWindow(FromEnvironment(log: Log())) }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("No ObservableObject of type Model found"))
    #expect(message.contains("@EnvironmentObject var model of FromEnvironment"))
    #expect(message.contains("View.environmentObject(_:)"))
  }
}
