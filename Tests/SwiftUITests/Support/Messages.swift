import Foundation

/// Messages from any thread.
nonisolated final class Messages: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [String] = []

  var all: [String] { lock.withLock { messages } }

  func add(_ message: String) { lock.withLock { messages.append(message) } }
}
