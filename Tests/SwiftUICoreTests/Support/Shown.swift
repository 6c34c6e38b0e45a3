@testable import SwiftUICore

/// A view that shows a text to tests and counts how often it is evaluated.
struct Shown: PrimitiveView {
  typealias Body = Never
  let text: String
  init(_ text: String) { self.text = text }
  func primitive(_ context: PrimitiveContext) -> ShownPrimitive { ShownPrimitive(text: text) }
}

struct ShownPrimitive: Primitive, HeadlessMeasurable {
  static let viewName = "Shown"
  let text: String
  func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    CGSize(width: 50, height: 10)
  }
}

extension HeadlessWindow {
  /// The texts that are on screen, in drawing order.
  var shown: [String] { primitives(ShownPrimitive.self).map(\.text) }
}

/// What views tell a test.
@MainActor
final class Log {
  private(set) var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A source of truth that tests change from outside, and that marks only the bodies that read it.
@Observable
@MainActor
final class Source<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Lets tasks and callbacks run until a condition holds; false when it does not within five seconds.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
  let deadline: ContinuousClock.Instant = .now + .seconds(60)
  while !condition() {
    if ContinuousClock.now >= deadline { return false }
    await Task.yield()
  }
  return true
}
