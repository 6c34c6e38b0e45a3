#if GTK
  import GTK
  import Testing

  /// Fails each test during which GTK or GLib warned: `@Suite(.serialized, .failsOnGTKWarnings)`.
  public struct FailsOnGTKWarnings: TestTrait, SuiteTrait, TestScoping {
    nonisolated public var isRecursive: Bool { true }

    nonisolated public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      await MainActor.run { _ = LogRecorder.takeProblems() }
      try await function()
      for problem in await LogRecorder.takeProblems() {
        Issue.record("\(problem)")
      }
    }
  }

  extension Trait where Self == FailsOnGTKWarnings {
    /// Fails each test during which GTK or GLib warned.
    nonisolated public static var failsOnGTKWarnings: Self { Self() }
  }
#endif
