import Testing

@testable import SwiftUICore

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Title: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

private struct Host<Value, Content: View>: View {
  let source: Source<Value>
  @ViewBuilder let content: (Value) -> Content
  var body: some View { content(source.value) }
}

extension View {
  fileprivate func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }

  fileprivate func logNames(_ log: Log, _ prefix: String = "") -> some View {
    onPreferenceChange(Names.self) { log(prefix + $0.joined(separator: ",")) }
  }
}

@MainActor
@Suite struct PreferenceTests {
  @Test func valuesAreReducedInDocumentOrder() {
    let log = Log()
    _ = HeadlessWindow(
      VStack {
        Shown("").named("a")
        HStack {
          Shown("").named("b")
          Shown("")
          Shown("").named("c").padding()
        }
        ForEach(["d", "e"], id: \.self) { Shown("").named($0) }
      }.logNames(log))
    #expect(log.take() == ["a,b,c,d,e"])
  }

  @Test func withoutAWriterNothingIsTold() {
    let log = Log()
    _ = HeadlessWindow(Shown("").logNames(log))
    #expect(log.take() == [])
  }

  @Test func anOuterValueStandsForTheInnerOnes() {
    let log = Log()
    _ = HeadlessWindow(
      VStack { Shown("").named("inner") }.named("outer").logNames(log))
    #expect(log.take() == ["outer"])
  }

  @Test func nestedReadersAllSee() {
    let log = Log()
    let source = Source("x")
    let window = HeadlessWindow(
      VStack {
        Host(source: source) { Shown("").named($0) }.logNames(log, "inner ")
        Shown("").named("z")
      }.logNames(log, "outer "))
    #expect(log.take() == ["inner x", "outer x,z"])
    source.value = "y"
    window.flush()
    #expect(log.take() == ["inner y", "outer y,z"])
  }

  @Test func onlyChangesAreTold() {
    let log = Log()
    let source = Source(1)
    let window = HeadlessWindow(
      Host(source: source) { Shown("\($0)").named("n\($0 / 2)") }.logNames(log))
    #expect(log.take() == ["n0"])
    source.value = 0
    window.flush()
    #expect(log.take() == [])
    source.value = 2
    window.flush()
    #expect(log.take() == ["n1"])
  }

  @Test func writersThatComeAndGoAreToldOf() {
    let log = Log()
    let source = Source(false)
    let window = HeadlessWindow(
      VStack {
        Shown("").named("a")
        Host(source: source) { isOn in if isOn { Shown("").named("b") } }
      }.logNames(log))
    source.value = true
    window.flush()
    source.value = false
    window.flush()
    #expect(log.take() == ["a", "a,b", "a"])
  }

  @Test func theLastWriterLeavesTheDefault() {
    let log = Log()
    let source = Source(true)
    let window = HeadlessWindow(
      Host(source: source) { isOn in if isOn { Shown("").named("b") } }.logNames(log))
    source.value = false
    window.flush()
    #expect(log.take() == ["b", ""])
  }

  @Test func movedWritersAreGatheredInTheirNewOrder() {
    let log = Log()
    let source = Source(["a", "b", "c"])
    let window = HeadlessWindow(
      VStack {
        Host(source: source) { names in
          ForEach(names, id: \.self) { name in VStack { Shown("").named(name) } }
        }
      }.logNames(log))
    source.value = ["c", "a", "b"]
    window.flush()
    #expect(log.take() == ["a,b,c", "c,a,b"])
  }

  @Test func keysDoNotMix() {
    let log = Log()
    let source = Source("t")
    let window = HeadlessWindow(
      Host(source: source) { value in
        Shown("").named("a").preference(key: Title.self, value: value)
      }
      .onPreferenceChange(Title.self) { log("title \($0 ?? "nil")") }
      .logNames(log))
    #expect(log.take() == ["title t", "a"])
    source.value = "u"
    window.flush()
    #expect(log.take() == ["title u"])
  }

  @Test func aTransformChangesWhatIsBelow() {
    let log = Log()
    let source = Source("!")
    let window = HeadlessWindow(
      VStack {
        Shown("").named("a").transformPreference(Names.self) { $0.append(source.value) }
        Shown("").transformPreference(Names.self) { $0.append("alone") }
      }.logNames(log))
    #expect(log.take() == ["a,!,alone"])
    source.value = "?"
    window.flush()
    #expect(log.take() == ["a,?,alone"])
  }

  @Test func overlaysAndBackgroundsShowTheValue() {
    let source = Source(["a"])
    let window = HeadlessWindow(
      Host(source: source) { names in
        VStack { ForEach(names, id: \.self) { Shown($0).named($0) } }
      }
      .overlayPreferenceValue(Names.self) { Shown("over " + $0.joined()) }
      .backgroundPreferenceValue(Names.self, alignment: .top) { Shown("under " + $0.joined()) })
    #expect(window.shown == ["under a", "a", "over a"])
    source.value = ["b", "c"]
    window.flush()
    #expect(window.shown == ["under bc", "b", "c", "over bc"])
  }

  @Test func gatheringComesWithTheUpdateItself() {
    var titles: [String?] = []
    let source = Source("a")
    let window = HeadlessWindow(
      Host(source: source) { Shown("").preference(key: Title.self, value: $0) }
        .gatherPreference(Title.self) { titles.append($0) })
    source.value = "b"
    window.flush()
    #expect(titles == ["a", "b"])
    let empty = HeadlessWindow(Shown("").gatherPreference(Title.self) { titles.append($0) })
    #expect(titles == ["a", "b", nil])
    empty.unmount()
  }

  @Test func aChangeGathersOnlyWhereThereAreWriters() {
    let log = Log()
    let source = Source("x")
    let window = HeadlessWindow(
      VStack {
        ForEach(0..<100, id: \.self) { _ in Shown("") }
        Host(source: source) { Shown("").named($0) }
      }.logNames(log))
    let before: Int = window.graph.counters.evaluations
    source.value = "y"
    window.flush()
    // The host's body; its content has not changed.
    #expect(window.graph.counters.evaluations - before == 1)
    #expect(log.take() == ["x", "y"])
  }

  @Test func preferredColorSchemeIsThatOfTheFirstView() {
    var schemes: [ColorScheme?] = []
    let window = HeadlessWindow(
      VStack {
        Shown("").preferredColorScheme(nil)
        Shown("").preferredColorScheme(.dark)
        Shown("").preferredColorScheme(.light)
      }.gatherPreference(PreferredColorSchemeKey.self) { schemes.append($0) })
    #expect(schemes == [.dark])
    window.unmount()
  }
}
