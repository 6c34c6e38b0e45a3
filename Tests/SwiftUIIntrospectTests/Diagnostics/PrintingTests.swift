import Foundation
import Testing

@_spi(Advanced) @_spi(Internals) @testable import SwiftUIIntrospect

@MainActor
@Suite("Diagnostics on standard error")
struct PrintingTests {
  private static let line = """
    SwiftUIIntrospect: FieldType is not handed over: no SwiftUIIntrospectTests.FakeField \
    in the receiver (SwiftUIIntrospectTests.FakeScroller).

    """

  /// An introspection that misses.
  private nonisolated static func miss() async {
    await MainActor.run {
      let selector: IntrospectionSelector<FakeField> = .default
      _ = search(receiver: [FakeScroller()], for: selector)
    }
  }

  @Test("A process that starts with the environment variable prints a line for each miss")
  func printed() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      setenv("SWIFTUI_INTROSPECT_DIAGNOSTICS", "1", 1)
      await PrintingTests.miss()
    }
    #expect(text(result).contains(Self.line))
  }

  @Test("It prints nothing without")
  func silent() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      unsetenv("SWIFTUI_INTROSPECT_DIAGNOSTICS")
      await PrintingTests.miss()
    }
    #expect(!text(result).contains("SwiftUIIntrospect: "))
  }

  private func text(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test("Only 1 turns it on")
  func variable() {
    #expect(IntrospectionDiagnostics.isAskedFor(in: ["SWIFTUI_INTROSPECT_DIAGNOSTICS": "1"]))
    #expect(!IntrospectionDiagnostics.isAskedFor(in: ["SWIFTUI_INTROSPECT_DIAGNOSTICS": "0"]))
    #expect(!IntrospectionDiagnostics.isAskedFor(in: ["SWIFTUI_INTROSPECT_DIAGNOSTICS": ""]))
    #expect(!IntrospectionDiagnostics.isAskedFor(in: ["PATH": "1"]))
    #expect(!IntrospectionDiagnostics.isAskedFor(in: [:]))
  }
}
