import SwiftUI
import SwiftUICore
import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect

@MainActor
private final class Log {
  var entries: [String] = []
  var set: ((Int) -> Void)?
}

/// A probe that goes, comes back and changes as its state says.
private struct Switcher: View {
  let log: Log
  var timing: IntrospectionTiming = .immediate
  @State private var value = 1

  var body: some View {
    let _ = log.set = { value = $0 }
    if value > 0 {
      Probe(value: value).introspect(
        .probe, on: .gtk, timing: timing,
        onFirst: { log.entries.append("first \($0.value ?? 0)") },
        onUpdate: { log.entries.append("update \($0.value ?? 0)") },
        onRemove: { log.entries.append("remove \($0.value ?? 0)") })
    }
  }
}

@MainActor
@Suite("Hooks for the first time, each update and removal")
struct HooksTests {
  private let log = Log()

  @Test("First once for each entity, update each time, removal when the view goes")
  func life() {
    let window = shown(Switcher(log: log))
    #expect(log.entries == ["first 1", "update 1"])
    log.set?(2)
    update(window)
    #expect(log.entries == ["first 1", "update 1", "update 2"])
    log.entries = []
    log.set?(0)
    update(window)
    #expect(log.entries == ["remove 2"])
    log.entries = []
    log.set?(3)
    update(window)
    #expect(log.entries == ["first 3", "update 3"])
  }

  @Test("All closures of one call: once first, then customize before update, then removal")
  func together() {
    struct Both: View {
      @State private var value = 1
      let log: Log

      var body: some View {
        let _ = log.set = { value = $0 }
        if value > 0 {
          Probe(value: value).introspect(
            .probe, on: .gtk, customize: { _ in log.entries.append("customize") },
            onFirst: { _ in log.entries.append("first") },
            onUpdate: { _ in log.entries.append("update") },
            onRemove: { _ in log.entries.append("remove") })
        }
      }
    }
    let window = shown(Both(log: log))
    log.set?(2)
    update(window)
    log.set?(0)
    update(window)
    #expect(
      log.entries == ["first", "customize", "update", "customize", "update", "remove"])
  }

  @Test("A view that equals what it was is left alone, and its closure with it")
  func equatable() {
    struct Row: View, Equatable {
      let value: Int
      let log: Log

      nonisolated static func == (left: Row, right: Row) -> Bool { left.value == right.value }

      var body: some View {
        Probe(value: value).introspect(.probe, on: .gtk) {
          log.entries.append("\($0.value ?? 0)")
        }
      }
    }
    struct Rows: View {
      let log: Log
      @State private var number = 1

      var body: some View {
        let _ = log.set = { number = $0 }
        VStack {
          Row(value: number, log: log).equatable()
          Row(value: 7, log: log).equatable()
        }
      }
    }
    let window = shown(Rows(log: log))
    #expect(log.entries == ["1", "7"])
    log.set?(2)
    update(window)
    #expect(log.entries == ["1", "7", "2"])
  }

  @Test("An entity that is replaced inside the receiver is removed before the next one comes")
  func replacement() {
    struct Replacing: View {
      let log: Log
      @State private var number = 1

      var body: some View {
        let _ = log.set = { number = $0 }
        VStack {
          Probe(value: number).id(number)
        }
        .introspect(
          .probe, on: .gtk, onFirst: { log.entries.append("first \($0.value ?? 0)") },
          onRemove: { log.entries.append("remove \($0.value ?? 0)") })
      }
    }
    let window = shown(Replacing(log: log))
    log.set?(2)
    update(window)
    let order = ["first 1", "remove 1", "first 2"]
    // The old entity may be gone by then, which leaves nothing to restore.
    #expect(log.entries == order || log.entries == ["first 1", "first 2"])
  }

  @Test("On the next turn, and not at all if the view has gone by then")
  func nextTurn() async {
    let window = shown(Switcher(log: log, timing: .nextTurn))
    #expect(log.entries.isEmpty)
    await turns()
    #expect(log.entries == ["first 1", "update 1"])
    log.entries = []
    log.set?(2)
    update(window)
    log.set?(0)
    update(window)
    #expect(log.entries == ["remove 2"])
    await turns()
    #expect(log.entries == ["remove 2"])
  }

  @Test("After the view has appeared, then at once")
  func afterAppearing() async {
    let window = shown(Switcher(log: log, timing: .afterAppearing))
    #expect(log.entries.isEmpty)
    await turns()
    #expect(log.entries == ["first 1", "update 1"])
    log.set?(2)
    update(window)
    #expect(log.entries == ["first 1", "update 1", "update 2"])
  }

  @Test("All matches: each in the receiver once, in document order, nested ones included")
  func all() {
    _ = shown(
      VStack {
        ProbeBox(value: 1) { Probe(value: 2) }
        Probe(value: 3)
      }
      .introspect(.probe, on: .gtk, matches: .all) { log.entries.append("\($0.value ?? 0)") })
    #expect(log.entries == ["1", "2", "3"])
  }

  @Test("Of equal containers in each other the outermost, and the nearest around a view")
  func nested() {
    _ = shown(
      ProbeBox(value: 1) {
        ProbeBox(value: 2) {
          ProbeBox(value: 3) {
            EmptyView().introspect(.probe, on: .gtk, scope: .ancestor) {
              log.entries.append("around \($0.value ?? 0)")
            }
            EmptyView().introspect(.probe, on: .gtk, scope: .ancestor, matches: .all) {
              log.entries.append("all around \($0.value ?? 0)")
            }
          }
        }
      }
      .introspect(.probe, on: .gtk) { log.entries.append("in \($0.value ?? 0)") })
    #expect(
      log.entries.sorted() == [
        "all around 1", "all around 2", "all around 3", "around 3", "in 1",
      ])
  }

  @Test("A proxy can be awaited, and lets go of its entity when the view goes")
  func proxy() async {
    struct Proxied: View {
      let log: Log
      let proxy: IntrospectionProxy<HeadlessView>
      @State private var value = 0

      var body: some View {
        let _ = log.set = { value = $0 }
        if value > 0 {
          Probe(value: value).introspect(.probe, on: .gtk, proxy: proxy)
        }
      }
    }
    let proxy = IntrospectionProxy<HeadlessView>()
    let window = shown(Proxied(log: log, proxy: proxy))
    let task = Task { await proxy.found()?.value }
    await turns()
    #expect(proxy.entity == nil)
    log.set?(4)
    update(window)
    #expect(await task.value == 4)
    #expect(await proxy.found()?.value == 4)
    log.set?(0)
    update(window)
    #expect(proxy.entity == nil)
  }

  @Test("A cancelled task waits no longer")
  func cancelled() async {
    let proxy = IntrospectionProxy<HeadlessView>()
    let task = Task { await proxy.found() == nil }
    await turns()
    task.cancel()
    #expect(await task.value)
  }

  @Test("A call that names no version hands over on every version, if the class matches")
  func noVersion() {
    for release in [Platform(.gtk, 4), Platform(.gtk, 4, 18), Platform(.gtk, 5)] {
      running(release) {
        _ = HeadlessWindow(
          Probe(value: 1).introspect(.probe, on: .iOS, .gtk) { _ in
            log.entries.append("\(release)")
          })
      }
    }
    #expect(log.entries == ["GTK 4", "GTK 4.18", "GTK 5"])
  }
}

private let gtk = Platform(.gtk, 4, 8, 3)

@MainActor
private func shown<Content: View>(_ view: Content) -> HeadlessWindow<Content> {
  running(gtk) { HeadlessWindow(view) }
}

@MainActor
private func update(_ window: HeadlessWindow<some View>) {
  running(gtk) { window.flush() }
}

/// Lets what was left for the next turn happen.
@MainActor
private func turns() async {
  for _ in 0..<20 { await Task.yield() }
}
