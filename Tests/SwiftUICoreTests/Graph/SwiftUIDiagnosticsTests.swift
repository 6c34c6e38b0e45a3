import Testing

@testable import SwiftUICore

@MainActor
@Suite(.serialized) struct SwiftUIDiagnosticsTests {
  /// The names that are reported while `body` runs; those of tests that run at the same time may be
  /// among them.
  private func names(_ body: () -> Void) -> [String] {
    let names = Messages()
    SwiftUIDiagnostics.handler = { names.append($0) }
    body()
    SwiftUIDiagnostics.handler = nil
    return names.all
  }

  @Test func eachAPIIsNamedOnce() {
    let names = names {
      for _ in 0..<2 {
        _ = EmptyView().windowResizeBehavior(.disabled)
        _ = EmptyView().windowMinimizeBehavior(.disabled)
      }
    }
    #expect(names.count { $0 == "windowResizeBehavior(_:)" } == 1)
    #expect(names.count { $0 == "windowMinimizeBehavior(_:)" } == 1)
  }

  @Test func newHandlersHearOfEverythingAnew() {
    let first = names { _ = EmptyView().windowDismissBehavior(.disabled) }
    let second = names { _ = EmptyView().windowDismissBehavior(.disabled) }
    #expect(first.contains("windowDismissBehavior(_:)"))
    #expect(second.contains("windowDismissBehavior(_:)"))
  }

  @Test func eachKindOfValueIsNamed() {
    let names = names {
      var environment = EnvironmentValues()
      environment.menuOrder = .fixed
      _ = environment.accessibilityInvertColors
      _ = EmptyView().deleteDisabled(true)
      _ = EmptyView().accessibilitySortPriority(1)
      _ = EmptyView().navigationBarTitleDisplayMode(.inline)
      withAnimation {}
    }
    #expect(names.contains("menuOrder"))
    #expect(names.contains("accessibilityInvertColors"))
    #expect(names.contains("deleteDisabled(_:)"))
    #expect(names.contains("accessibilitySortPriority(_:)"))
    #expect(names.contains("navigationBarTitleDisplayMode(_:)"))
    #expect(names.contains("withAnimation(_:_:)"))
  }

  @Test func whatActsIsNotNamed() {
    let names = names { _ = EmptyView().padding().disabled(true) }
    #expect(!names.contains { $0.hasPrefix("padding") || $0.hasPrefix("disabled") })
  }

  @Test func readingAValueThatCanBeSetIsNotNamed() {
    let names = names { _ = EnvironmentValues().contentTransitionAddsDrawingGroup }
    #expect(!names.contains("contentTransitionAddsDrawingGroup"))
  }

  @Test func theEnvironmentAsksForLines() {
    #expect(SwiftUIDiagnostics.isAskedFor(in: ["SWIFTUI_DIAGNOSTICS": "1"]))
    #expect(!SwiftUIDiagnostics.isAskedFor(in: ["SWIFTUI_DIAGNOSTICS": "0"]))
    #expect(!SwiftUIDiagnostics.isAskedFor(in: [:]))
  }
}
