import Testing

@_spi(Internals) import SwiftUIIntrospect

#if STAND_INS
@testable import SwiftUI
#else
import SwiftUI
#endif

/// The ways through a platform's tree that users' selectors take.
@MainActor
struct TraversalTests {
  private let root = StandInView(frame: .zero)
  private let first = StandInView(frame: .zero)
  private let inner = StandInView(frame: .zero)
  private let second = StandInView(frame: .zero)

  init() {
    root.addSubview(first)
    root.addSubview(second)
    first.addSubview(inner)
  }

  @Test func ancestorsComeNearestFirst() {
    #expect(Array(inner.ancestors) == [first, root])
    #expect(Array(root.ancestors).isEmpty)
  }

  @Test func descendantsComeInDocumentOrder() {
    #expect(Array(root.allDescendants) == [first, inner, second])
    #expect(Array(second.allDescendants).isEmpty)
  }
}
