import Testing

@_spi(Advanced) @_spi(Internals) @testable import SwiftUIIntrospect

@MainActor
@Suite("Diagnostics")
struct IntrospectionDiagnosticsTests {
  let field = FakeField("field")
  let scroller = FakeScroller("scroller")
  let selector: IntrospectionSelector<FakeField> = .default

  @Test("No version in the call is the running one")
  func otherPlatform() {
    let predicate: PlatformViewVersionPredicate<FieldType, FakeField> = .iOS(.v17, .v18)
    let open: PlatformViewVersionPredicate<FieldType, FakeField> = .iOS(.v26...)
    let texts = misses {
      running(Platform(.gtk, 4, 8, 3)) {
        Introspection().skip(FieldType.self, listed: predicate.releases + open.releases)
      }
      running(nil) { Introspection().skip(FieldType.self, listed: []) }
    }
    #expect(
      texts == [
        """
        FieldType is not handed over: the call lists iOS 17, iOS 18, iOS 26 or later, \
        and GTK 4.8.3 is running.
        """,
        "FieldType is not handed over: the call lists nothing, and no toolkit is running.",
      ])
  }

  @Test("The receiver has no such entity")
  func noEntity() {
    let texts = misses {
      _ = search(receiver: [scroller, FakeEditor(), FakeScroller()], for: selector)
      _ = search(for: selector)
    }
    #expect(
      texts == [
        """
        FieldType is not handed over: no SwiftUIIntrospectTests.FakeField in the receiver \
        (SwiftUIIntrospectTests.FakeScroller, SwiftUIIntrospectTests.FakeEditor).
        """,
        """
        FieldType is not handed over: no SwiftUIIntrospectTests.FakeField in the receiver \
        (nothing there).
        """,
      ])
  }

  @Test("The call's versions go past a change of the view type's class")
  func changedClass() {
    let predicate: PlatformViewVersionPredicate<ChangingType, FakeField> = .iOS(.v13...)
    let running = Platform(.iOS, 17)
    let texts = misses {
      SwiftUIIntrospectTests.running(running) {
        guard let selector = predicate.selector(on: running) else { return }
        Introspection().run(
          IntrospectionRequest<ChangingType, FakeField>(
            selector: selector, scope: .receiver, actions: IntrospectionActions(update: { _ in })),
          in: IntrospectionCandidates(receiver: [FakeEditor()], ancestors: [], isInWindow: true))
      }
    }
    #expect(
      texts == [
        """
        ChangingType is not handed over: no SwiftUIIntrospectTests.FakeField in the receiver \
        (SwiftUIIntrospectTests.FakeEditor); the view type has a SwiftUIIntrospectTests.FakeEditor \
        on this release, write a call of its own for it.
        """
      ])
  }

  @Test("The other scope has one")
  func otherScope() {
    let texts = misses {
      _ = search(receiver: [scroller], ancestors: [field], for: selector)
      _ = search(receiver: [field], ancestors: [scroller], for: selector, scope: .ancestor)
      _ = search(
        receiver: [scroller], ancestors: [FakeEditor()], for: selector,
        scope: [.receiver, .ancestor])
    }
    #expect(
      texts == [
        """
        FieldType is not handed over: no SwiftUIIntrospectTests.FakeField in the receiver \
        (SwiftUIIntrospectTests.FakeScroller); there is one among its ancestors, \
        use scope: .ancestor.
        """,
        """
        FieldType is not handed over: no SwiftUIIntrospectTests.FakeField among its ancestors \
        (SwiftUIIntrospectTests.FakeScroller); there is one in the receiver, \
        use scope: .receiver.
        """,
        """
        FieldType is not handed over: no SwiftUIIntrospectTests.FakeField in the receiver \
        (SwiftUIIntrospectTests.FakeScroller) or among its ancestors \
        (SwiftUIIntrospectTests.FakeEditor).
        """,
      ])
  }

  @Test("An entity of the class is there, but the view type wants more of it")
  func otherKind() {
    let picky: IntrospectionSelector<FakeField> = .default.withReceiverSelector { _ in nil }
    let texts = misses {
      _ = search(receiver: [field], for: picky)
      _ = search(receiver: [field], for: picky, scope: [])
    }
    #expect(
      texts == [
        """
        FieldType is not handed over: no SwiftUIIntrospectTests.FakeField of this kind \
        in the receiver (SwiftUIIntrospectTests.FakeField).
        """,
        "FieldType is not handed over: no SwiftUIIntrospectTests.FakeField in an empty scope.",
      ])
  }

  @Test("The receiver is not in a window yet")
  func noWindow() {
    let texts = misses {
      _ = search(receiver: [field], isInWindow: false, for: selector)
    }
    #expect(texts == ["FieldType is not handed over: the receiver is not in a window yet."])
  }

  @Test("One introspection tells each reason once")
  func once() {
    let introspection = Introspection()
    let texts = misses {
      for _ in 1...3 {
        _ = search(introspection, isInWindow: false, for: selector)
        _ = search(introspection, receiver: [scroller], for: selector)
      }
      _ = search(isInWindow: false, for: selector)
    }
    #expect(texts.count == 3)
  }

  @Test("A match tells nothing, and explaining a miss does not count as searching")
  func quiet() {
    IntrospectionCounts.current = IntrospectionCounts()
    let texts = misses {
      _ = search(receiver: [field], for: selector)
    }
    #expect(texts.isEmpty)
    let missed = misses {
      _ = search(receiver: [scroller], ancestors: [scroller], for: selector)
    }
    #expect(missed.count == 1)
    #expect(IntrospectionCounts.current.visited == 2)
  }

  @Test("Only the first 100 objects are named")
  func bounded() {
    let many: [AnyObject] = (0..<100).map { _ in FakeScroller() } + [FakeEditor()]
    let texts = misses { _ = search(receiver: many, for: selector) }
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { !$0.contains("FakeEditor") })
  }
}
