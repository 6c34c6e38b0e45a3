import Testing

@testable import SwiftUICore

private enum Mode: String { case list, grid }

private struct Counter: View {
  @AppStorage("count") private var count = 1
  let set: Source<((Int) -> Void)?>
  var body: some View {
    let _ = set.value = { count = $0 }
    Shown("\(count)")
  }
}

private struct Reader: View {
  @AppStorage("count") private var count = 1
  var body: some View { Shown("reads \(count)") }
}

@MainActor
@Suite struct AppStorageTests {
  private func withStore(_ body: (UserDefaults) throws -> Void) throws {
    let name = "AppStorageTests.\(UUID().uuidString)"
    let store: UserDefaults = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    try body(store)
  }

  @Test func allViewsOfAKeyShareTheValue() throws {
    try withStore { store in
      let set = Source<((Int) -> Void)?>(nil)
      let window = HeadlessWindow(
        VStack {
          Counter(set: set)
          Reader()
        }.defaultAppStorage(store))
      #expect(window.shown == ["1", "reads 1"])
      set.value?(5)
      window.flush()
      #expect(window.shown == ["5", "reads 5"])
      #expect(store.integer(forKey: "count") == 5)
      let other = HeadlessWindow(Reader().defaultAppStorage(store))
      #expect(other.shown == ["reads 5"])
    }
  }

  @Test func everyKindOfValueComesBack() throws {
    try withStore { store in
      func check<V: Equatable>(_ make: () -> AppStorage<V>, _ first: V, _ second: V) {
        #expect(make().wrappedValue == first)
        make().wrappedValue = second
        #expect(make().wrappedValue == second)
      }
      let url = try #require(URL(string: "https://example.org/a?b=c"))
      let date = Date(timeIntervalSince1970: 5)
      check({ AppStorage(wrappedValue: false, "bool", store: store) }, false, true)
      check({ AppStorage(wrappedValue: 1, "int", store: store) }, 1, 2)
      check({ AppStorage(wrappedValue: 1.5, "double", store: store) }, 1.5, 2)
      check({ AppStorage(wrappedValue: "a", "string", store: store) }, "a", "b")
      check({ AppStorage(wrappedValue: Data(), "data", store: store) }, Data(), Data([1]))
      let past = Date.distantPast
      check({ AppStorage(wrappedValue: past, "date", store: store) }, past, date)
      check({ AppStorage<URL?>("url", store: store) }, nil, url)
      check({ AppStorage(wrappedValue: Mode.list, "mode", store: store) }, .list, .grid)
      check({ AppStorage<Mode?>("optional", store: store) }, nil, .grid)
      check({ AppStorage<Int?>("optionalInt", store: store) }, nil, 3)
      AppStorage<Int?>("optionalInt", store: store).wrappedValue = nil
      #expect(store.object(forKey: "optionalInt") == nil)
    }
  }

  @Test func aStoredValueOfAnotherKindIsPassedOver() throws {
    try withStore { store in
      store.set("text", forKey: "key")
      #expect(AppStorage(wrappedValue: 7, "key", store: store).wrappedValue == 7)
      #expect(AppStorage(wrappedValue: Mode.grid, "key", store: store).wrappedValue == .grid)
    }
  }
}
