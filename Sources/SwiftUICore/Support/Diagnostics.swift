import Foundation
import Synchronization

/// Explains bad input and misuse: one line each, on standard error or to a handler.
package enum Diagnostics {
  /// Where messages go: to a test's handler, or to standard error.
  private final class MessageHandler: Sendable {
    let handle: @Sendable (String) -> Void
    private let reported = Mutex<Set<String>>([])

    init(_ handle: @escaping @Sendable (String) -> Void) { self.handle = handle }

    func isNew(_ message: String) -> Bool { reported.withLock { $0.insert(message).inserted } }
  }

  private static let standardError = MessageHandler { message in
    FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
  }

  // Of a task, so that tests that run at the same time do not take each other's messages.
  @TaskLocal private static var receiver: MessageHandler = standardError

  package static func report(_ message: String) { receiver.handle(message) }

  /// Reports a message the first time only, for what a loop or each update would repeat.
  package static func reportOnce(_ message: String) {
    if receiver.isNew(message) { report(message) }
  }

  /// Takes messages instead of standard error while `body` runs, those included that were
  /// reported once before.
  package static func capturing<R>(
    _ handler: @escaping @Sendable (String) -> Void, _ body: () throws -> R
  ) rethrows -> R {
    try $receiver.withValue(MessageHandler(handler)) { try body() }
  }

  /// Takes messages instead of standard error while `body` runs, which may take more than one turn.
  @MainActor package static func capturing<R>(
    _ handler: @escaping @Sendable (String) -> Void, _ body: @MainActor () async throws -> R
  ) async rethrows -> R {
    try await $receiver.withValue(MessageHandler(handler)) { try await body() }
  }
}
