import SwiftUICore
import Testing

@testable import SwiftUI

private struct PrivateProvider: PreviewProvider {
  static var previews: some View { Text("private").previewDisplayName("private") }
}

enum Outer {
  struct Inner: PreviewProvider {
    static var previews: some View {
      Group {
        Text("first").previewLayout(.fixed(width: 10, height: 20))
        ForEach(0..<2, id: \.self) { Text("\($0)") }
      }
    }
  }
}

/// A generic type has no previews of its own: nothing says for which arguments.
struct GenericProvider<T>: PreviewProvider {
  static var previews: some View { Text("generic") }
}

struct Broken: Error {}

/// A registry as one may write it by hand.
enum HandWritten: PreviewRegistry {
  static var fileID: String { "Hand/Written.swift" }
  static var line: Int { 7 }
  static var column: Int { 1 }
  static func makePreview() throws -> Preview { throw Broken() }
}

@MainActor
struct PreviewDiscoveryTests {
  @Test func everyPreviewOfTheProgramIsFound() {
    let shown = Previews.all.filter { $0.place == "SwiftUIMacrosTests/PreviewUses.swift" }
    #expect(
      shown.map(\.displayName) == [
        nil, "Named", "State", "Return", "Branches", "Arguments", "Arguments", "Both", "Both",
        "Both", "Body", nil,
      ])
    #expect(shown.compactMap(\.argument?.text) == ["one", "two", "1", "2", "3"])
    #expect(shown[5].title == "Arguments (one)")
    #expect(shown.first?.title == "line 5")
    #expect(shown.compactMap(\.line) == shown.compactMap(\.line).sorted())
    #expect(Previews.countOfRecords > 1000)
  }

  @Test func eachViewOfAProviderIsAPreview() {
    let badge = Previews.all.filter { $0.place == "SwiftUIMacrosTests.Badge_Previews" }
    #expect(badge.map(\.displayName) == ["Badge", nil])
    let inner = Previews.all.filter { $0.place == "SwiftUIMacrosTests.Outer.Inner" }
    #expect(inner.count == 3)
    guard case .layout(.fixed(width: 10, height: 20)) = inner.first?.traits.first?.kind else {
      Issue.record("the first has \(String(describing: inner.first?.traits))")
      return
    }
  }

  @Test func privateProvidersAreFoundAndGenericOnesAreNot() {
    let names = Previews.providers().map { _typeName($0, qualified: true) }
    #expect(names.contains { $0.contains("PrivateProvider") })
    #expect(!names.contains { $0.contains("GenericProvider") })
    #expect(names == names.sorted())
  }

  @Test func whatCannotBeMadeIsNamedWithItsError() {
    let broken = Previews.all.filter { $0.location == "Hand/Written.swift:7" }
    #expect(broken.count == 1)
    #expect(throws: Broken.self) { try broken.first?.body() }
  }

  @Test func aRegisteredPreviewIsListedOnce() {
    Previews.register(HandWritten.self)
    Previews.register(HandWritten.self)
    #expect(Previews.registries().filter { $0 == HandWritten.self }.count == 1)
  }

  @Test func eachBodyCanBeShown() throws {
    for preview in Previews.all where preview.place.contains("SwiftUIMacrosTests") {
      let window = HeadlessWindow(AnyView(try preview.body()))
      #expect(!window.container.descendants.isEmpty, "\(preview.place) \(preview.title)")
      window.unmount()
    }
  }
}
