import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// What an introspection costs does not grow with what is beside it.
@MainActor
@Suite(.serialized)
struct CountTests {
  @MainActor private final class Found { var count = 0 }

  @Test(arguments: [1, 100, 10_000])
  func entitiesVisited(siblings: Int) async {
    Systems.run(Systems.all[Systems.all.count - 1])
    IntrospectionCounts.current = IntrospectionCounts()
    let found = Found()
    let display = Display(
      VStack {
        ForEach(0..<siblings, id: \.self) { _ in
          TextField("Name", text: .constant("")).countedIntrospection { found.count += 1 }
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

extension View {
  @MainActor fileprivate func countedIntrospection(_ found: @escaping () -> Void) -> some View {
    #if canImport(UIKit)
      introspect(.textField, on: .iOS, .tvOS, .visionOS) { _ in found() }
    #else
      introspect(.textField, on: .macOS) { _ in found() }
    #endif
  }
}
