import SwiftUI
import SwiftUICore
import SwiftUIIntrospect
import Testing

/// What needs no SPI.
@MainActor
@Suite("With a plain import")
struct PlainImportTests {
  @MainActor
  private final class Calls {
    private(set) var values: [Int] = []

    func add(_ value: Int) { values.append(value) }

    /// Made on no actor, and called on the main one.
    nonisolated func closure() -> @MainActor @Sendable (HeadlessView) -> Void {
      { self.add($0.value ?? 0) }
    }
  }

  private let calls = Calls()

  private func shown(_ view: some View) {
    running(Platform(.gtk, 4, 8)) { _ = HeadlessWindow(view) }
  }

  @Test("Ranges of versions, and no version at all")
  func ranges() {
    shown(
      VStack {
        Probe(value: 1).introspect(.probe, on: .gtk(.v4...), customize: calls.closure())
        Probe(value: 2).introspect(.probe, on: .iOS(.v17...), .gtk(.v4), customize: calls.closure())
        Probe(value: 3).introspect(.probe, on: .gtk, customize: calls.closure())
        Probe(value: 4).introspect(.probe, on: .iOS(.v17...), customize: calls.closure())
      })
    #expect(calls.values == [1, 2, 3])
  }

  @Test("Versions and what is made of them can be kept by anyone")
  func sendable() async {
    let version = gtkViewVersion<ProbeType, HeadlessView>.v4
    let predicate: PlatformViewVersionPredicate<ProbeType, HeadlessView> = .gtk(version)
    let same = await Task.detached { predicate }.value
    shown(Probe(value: 5).introspect(.probe, on: same, customize: calls.closure()))
    #expect(calls.values == [5])
  }
}
