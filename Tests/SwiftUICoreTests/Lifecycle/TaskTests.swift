import Testing

@testable import SwiftUICore

private struct Host<Value, Content: View>: View {
  let source: Source<Value>
  @ViewBuilder let content: (Value) -> Content
  var body: some View { content(source.value) }
}

/// Waits until it is cancelled.
private func untilCancelled() async {
  let (stream, _) = AsyncStream.makeStream(of: Void.self)
  for await _ in stream {}
}

@MainActor
@Suite struct TaskTests {
  @Test func aTaskRunsOnTheMainActorAndIsCancelledWithItsView() async {
    let log = Log()
    let source = Source(true)
    let window = HeadlessWindow(
      Host(source: source) { isOn in
        if isOn {
          Shown("").task {
            MainActor.assertIsolated()
            log("start")
            await untilCancelled()
            log("cancelled: \(Task.isCancelled)")
          }
        }
      })
    #expect(await eventually { log.entries == ["start"] })
    source.value = false
    window.flush()
    #expect(await eventually { log.entries == ["start", "cancelled: true"] })
  }

  @Test func anotherIDStartsTheTaskAnew() async {
    let log = Log()
    let id = Source(1)
    let other = Source(0)
    let window = HeadlessWindow(
      Host(source: other) { _ in
        Host(source: id) { value in
          Shown("\(value)").task(id: value) {
            log("start \(value)")
            await untilCancelled()
            log("end \(value)")
          }
        }
      })
    #expect(await eventually { log.entries == ["start 1"] })
    other.value = 1
    window.flush()
    id.value = 2
    window.flush()
    #expect(await eventually { Set(log.entries) == ["start 1", "end 1", "start 2"] })
    window.unmount()
    #expect(await eventually { log.entries.contains("end 2") })
    #expect(log.entries.count == 4)
  }

  @Test func aTaskStartsAfterOnAppear() async {
    let log = Log()
    let window = HeadlessWindow(
      Shown("").task { log("task") }.onAppear { log("appear") })
    #expect(await eventually { log.entries.count == 2 })
    #expect(log.take() == ["appear", "task"])
    window.unmount()
  }

  @Test func aTaskOfAViewThatIsGoneAtOnceNeverStarts() async {
    let log = Log()
    let source = Source(false)
    let window = HeadlessWindow(
      Host(source: source) { isOn in if isOn { Shown("").task { log("task") } } })
    source.value = true
    source.value = false
    window.flush()
    await Task.yield()
    #expect(log.entries.isEmpty)
  }

  @Test func theTaskHasItsPriorityAndName() async {
    let log = Log()
    let window = HeadlessWindow(
      Shown("").task(name: "load", priority: .background) {
        log("\(Task.name ?? "") \(Task.basePriority == .background)")
      })
    #expect(await eventually { log.entries == ["load true"] })
    window.unmount()
  }
}
