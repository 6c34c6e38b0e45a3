import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// What an introspection costs does not grow with what is beside it.
@MainActor
@Suite(.serialized)
struct CountTests {
  @MainActor private final class Found { var count = 0 }

  // The engine is the same on all platforms of a toolkit; most of the time is the stand-ins' own.
  #if os(iOS) && !targetEnvironment(macCatalyst) || os(macOS)
  nonisolated private static let siblings = [1, 100, 10_000]
  #else
  nonisolated private static let siblings = [1, 100, 1_000]
  #endif

  @Test(arguments: siblings)
  func entitiesVisited(siblings: Int) async {
    Systems.run(Systems.all[Systems.all.count - 1])
    IntrospectionCounts.current = IntrospectionCounts()
    let found = Found()
    let display = Display(
      VStack {
        ForEach(0..<siblings, id: \.self) { _ in
          TextField("Name", text: .constant("")).introspectField { _ in found.count += 1 }
        }
      })
    await display.settle()
    let counts = IntrospectionCounts.current
    #expect(found.count >= siblings)
    // The field's host, and the field in it.
    #expect(counts.visited <= 2 * counts.searches)
    #expect(counts.searches <= 3 * siblings)
    display.close()
  }
}
