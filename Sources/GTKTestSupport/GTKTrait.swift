#if GTK
import GTK
import Testing

/// What tests need that use GTK: `@Suite(.gtk) @MainActor struct …`.
///
/// Starts GTK. Runs each test alone among all tests with this trait, in whichever suite: they share
/// a pointer, a keyboard and a focus, and suites would interleave at every `await`. Records each
/// warning of GTK or GLib as an issue.
public struct GTKTrait: TestTrait, SuiteTrait, TestScoping {
  nonisolated let allowsWarnings: Bool

  nonisolated public var isRecursive: Bool { true }

  nonisolated public func scopeProvider(for test: Test, testCase: Test.Case?) -> GTKTrait? {
    testCase == nil ? nil : self
  }

  nonisolated public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    await DisplayLock.acquire()
    do {
      try await startGTK()
      _ = await LogRecorder.takeProblems()
      try await function()
    } catch {
      await DisplayLock.release()
      throw error
    }
    for problem in await LogRecorder.takeProblems() where !allowsWarnings {
      Issue.record("\(problem)")
    }
    await DisplayLock.release()
  }
}

extension Trait where Self == GTKTrait {
  nonisolated public static var gtk: Self { Self(allowsWarnings: false) }

  /// For tests that provoke warnings, and look at them with `LogRecorder`.
  nonisolated public static var gtkWithWarnings: Self { Self(allowsWarnings: true) }
}

/// Lets one test at a time use the display, in the order in which they ask.
private enum DisplayLock {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  static func acquire() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  static func release() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
#endif
