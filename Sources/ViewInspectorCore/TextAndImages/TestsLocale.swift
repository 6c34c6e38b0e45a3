import Foundation

/// Keeps the locale that tests read texts in.
final class TestsLocale: @unchecked Sendable {
  static let current = TestsLocale()
  // Guards the locale.
  private let lock = NSLock()
  private var locale = Locale(identifier: "en")

  func withLock<R>(_ body: (inout Locale) -> R) -> R { lock.withLock { body(&locale) } }
}
