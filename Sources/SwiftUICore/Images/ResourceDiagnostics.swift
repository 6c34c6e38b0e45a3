import Foundation
import Synchronization

/// Tells the developer of resources that were not found, once each.
package enum ResourceDiagnostics {
  private static let reported = Mutex<Set<String>>([])
  private static let handler = Mutex<(@Sendable (String) -> Void)?>(nil)

  package static func report(_ message: String) {
    guard reported.withLock({ $0.insert(message).inserted }) else { return }
    if let handler = handler.withLock({ $0 }) {
      handler(message)
    } else {
      FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }
  }

  /// Sends messages to `receiver` instead of standard error while `body` runs, those included
  /// that were reported before.
  package static func capture(
    _ receiver: @escaping @Sendable (String) -> Void, during body: () throws -> Void
  ) rethrows {
    let earlier: Set<String> = reported.withLock { known in
      defer { known = [] }
      return known
    }
    handler.withLock { $0 = receiver }
    defer {
      handler.withLock { $0 = nil }
      reported.withLock { $0.formUnion(earlier) }
    }
    try body()
  }
}
