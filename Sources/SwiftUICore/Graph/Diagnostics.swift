import Foundation

/// Explains bad input and misuse: one line each, on standard error or to a handler.
package enum Diagnostics {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var handler: (@Sendable (String) -> Void)?
  nonisolated(unsafe) private static var reportedOnce: Set<String> = []

  package static func report(_ message: String) {
    let handler: (@Sendable (String) -> Void)? = lock.withLock { self.handler }
    if let handler {
      handler(message)
    } else {
      FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }
  }

  /// Reports a message the first time only, for what a loop or each update would repeat.
  package static func reportOnce(_ message: String) {
    let isNew: Bool = lock.withLock { reportedOnce.insert(message).inserted }
    if isNew { report(message) }
  }

  /// Takes messages instead of standard error while `body` runs.
  package static func capturing<R>(
    _ handler: @escaping @Sendable (String) -> Void, _ body: () throws -> R
  ) rethrows -> R {
    let previous: (@Sendable (String) -> Void)? = lock.withLock {
      defer { self.handler = handler }
      reportedOnce = []
      return self.handler
    }
    defer { lock.withLock { self.handler = previous } }
    return try body()
  }
}
