import Synchronization

/// Gathers diagnostics from any thread.
final class Messages: Sendable {
  private let messages = Mutex<[String]>([])

  func append(_ message: String) { messages.withLock { $0.append(message) } }

  var all: [String] { messages.withLock { $0 } }
}
