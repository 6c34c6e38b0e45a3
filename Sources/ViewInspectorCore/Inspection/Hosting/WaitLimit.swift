import Foundation

/// How long to wait for something that happens on the main actor. While others keep it, as the rest of a large test
/// run does, nothing can happen, and time stands still.
@MainActor
struct WaitLimit {
  private var left: TimeInterval

  init(_ timeout: TimeInterval) { left = timeout }

  /// Waits a moment; false where there is nothing left to wait for.
  mutating func waits() async -> Bool {
    guard left > 0 else { return false }
    let start = Date()
    try? await Task.sleep(nanoseconds: 1_000_000)
    left -= min(max(Date().timeIntervalSince(start), 0.001), 0.01)
    return true
  }
}
