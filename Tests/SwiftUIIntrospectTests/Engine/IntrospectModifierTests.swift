import SwiftUI
import SwiftUICore
import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect

/// What the closures of one test were given.
@MainActor
private final class Log {
  var entries: [String] = []
  var set: ((Int) -> Void)?
  weak var entity: HeadlessView?
}

private let gtk = Platform(.gtk, 4, 8, 3)

@MainActor
@Suite("The introspect modifier in the view graph")
struct IntrospectModifierTests {
  private let log = Log()

  @Test("Each of three equal siblings hands over its own entity")
  func siblings() {
    running(gtk) {
      _ = HeadlessWindow(
        VStack {
          ForEach(1..<4) { number in
            Probe(value: number * 10)
              .introspect(.probe, on: .gtk(.v4)) {
                log.entries.append("\(number): \($0.value ?? 0)")
              }
          }
        })
    }
    #expect(log.entries == ["1: 10", "2: 20", "3: 30"])
  }

  @Test("The outermost entity in the receiver comes first, the nearest around it in ancestor scope")
  func scopes() {
    running(gtk) {
      _ = HeadlessWindow(
        ProbeBox(value: 1) {
          ProbeBox(value: 2) {
            Probe(value: 3)
              .introspect(.probe, on: .gtk(.v4), scope: .ancestor) {
                log.entries.append("around 3: \($0.value ?? 0)")
              }
          }
          .introspect(.probe, on: .gtk(.v4)) { log.entries.append("in 2: \($0.value ?? 0)") }
          EmptyView()
            .introspect(.probe, on: .gtk(.v4), scope: [.receiver, .ancestor]) {
              log.entries.append("in or around nothing: \($0.value ?? 0)")
            }
        })
    }
    #expect(
      log.entries.sorted() == ["around 3: 2", "in 2: 2", "in or around nothing: 1"])
  }

  @Test("An update of the view hands over again, with what the closure now captures")
  func updates() {
    struct Counter: View {
      @State private var count = 1
      let log: Log

      var body: some View {
        let _ = log.set = { count = $0 }
        Probe(value: 7).introspect(.probe, on: .gtk(.v4)) { [count] in
          log.entries.append("\(count): \($0.value ?? 0)")
        }
      }
    }
    running(gtk) {
      let window = HeadlessWindow(Counter(log: log))
      log.set?(2)
      window.flush()
    }
    #expect(log.entries == ["1: 7", "2: 7"])
  }

  @Test("State that the closure changes takes effect on the next turn, without a loop")
  func stateChange() {
    struct Setter: View {
      @State private var found = 0
      let log: Log

      var body: some View {
        let _ = log.entries.append("body \(found)")
        VStack {
          Probe(value: 5).introspect(.probe, on: .gtk(.v4)) {
            found = $0.value ?? -1
            log.entries.append("set")
          }
          Probe(value: found)
        }
      }
    }
    running(gtk) {
      let window = HeadlessWindow(Setter(log: log))
      #expect(log.entries == ["body 0", "set"])
      for _ in 1...5 {
        window.flush()
      }
      #expect(window.primitives(ProbePrimitive.self).map(\.value) == [5, 5])
    }
    #expect(log.entries == ["body 0", "set", "body 5", "set"])
  }

  @Test("Nothing is called after the view has gone, and its entity is freed")
  func removal() {
    struct Switcher: View {
      @State private var isShown = 1
      let log: Log

      var body: some View {
        let _ = log.set = { isShown = $0 }
        if isShown == 1 {
          Probe(value: 1).introspect(.probe, on: .gtk(.v4)) {
            log.entries.append("found")
            log.entity = $0
          }
        }
      }
    }
    running(gtk) {
      let window = HeadlessWindow(Switcher(log: log))
      #expect(log.entity != nil)
      log.set?(0)
      window.flush()
      window.flush()
      #expect(log.entity == nil)
    }
    #expect(log.entries == ["found"])
  }

  @Test("A predicate of another platform calls nothing, and of several the matching one counts")
  func predicates() {
    running(gtk) {
      _ = HeadlessWindow(
        VStack {
          Probe(value: 1).introspect(.probe, on: .iOS(.v17)) { _ in log.entries.append("iOS") }
          Probe(value: 2).introspect(.probe, on: .iOS(.v17), .gtk(.v4)) { _ in
            log.entries.append("both")
          }
          Probe(value: 3).introspect(.probe, on: .gtk(.v4...)) { _ in log.entries.append("range") }
        })
    }
    #expect(log.entries == ["both", "range"])
  }

  @Test("The views are the same with and without the modifier")
  func sameViews() {
    let plain = HeadlessWindow(
      VStack {
        Probe(value: 1)
        ProbeBox(value: 2) { Probe(value: 3) }
      })
    let introspected = running(gtk) {
      HeadlessWindow(
        VStack {
          Probe(value: 1).introspect(.probe, on: .gtk(.v4)) { _ in }
          ProbeBox(value: 2) { Probe(value: 3).introspect(.probe, on: .iOS(.v17)) { _ in } }
            .introspect(.probe, on: .gtk(.v4)) { _ in }
        })
    }
    let values = plain.container.descendants.map(\.value)
    #expect(values == [1, 2, 3])
    #expect(introspected.container.descendants.map(\.value) == values)
    #expect(
      introspected.container.descendants.map(\.frame) == plain.container.descendants.map(\.frame))
  }

  @Test("The work of an introspection stays flat as siblings grow", arguments: [1, 100, 10_000])
  func visited(siblings: Int) {
    IntrospectionCounts.current = IntrospectionCounts()
    let plain = HeadlessWindow(
      VStack { ForEach(0..<siblings, id: \.self) { Probe(value: $0) } })
    let introspected = running(gtk) {
      HeadlessWindow(
        VStack {
          ForEach(0..<siblings, id: \.self) { number in
            Probe(value: number).introspect(.probe, on: .gtk(.v4)) { _ in }
          }
        })
    }
    #expect(IntrospectionCounts.current.searches == siblings)
    #expect(IntrospectionCounts.current.visited == siblings)
    let before: GraphCounters = plain.graph.counters
    let after: GraphCounters = introspected.graph.counters
    #expect(after.nodesMade - before.nodesMade == siblings)
    #expect(after.evaluations == before.evaluations)
    #expect(after.measures == before.measures)
    #expect(after.placements == before.placements)
  }

  @Test("A miss is told once, however often the view is updated")
  func diagnostics() {
    struct Missing: View {
      @State private var count = 1
      let log: Log

      var body: some View {
        let _ = log.set = { count = $0 }
        VStack {
          Probe(value: count).introspect(.probe, on: .iOS(.v17)) { [count] _ in
            log.entries.append("\(count)")
          }
          Probe(value: count).introspect(.probe, on: .gtk(.v4), scope: .ancestor) { [count] _ in
            log.entries.append("\(count)")
          }
        }
      }
    }
    let texts = misses {
      running(gtk) {
        let window = HeadlessWindow(Missing(log: log))
        for count in 2...4 {
          log.set?(count)
          window.flush()
        }
      }
    }
    #expect(log.entries.isEmpty)
    #expect(
      texts == [
        "ProbeType is not handed over: the call lists iOS 17, and GTK 4.8.3 is running.",
        """
        ProbeType is not handed over: no SwiftUICore.HeadlessView among its ancestors \
        (nothing there); there is one in the receiver, use scope: .receiver.
        """,
      ])
  }
}
