/// Uses a value on the main actor from a place that the compiler does not know to be there: protocols of
/// SwiftUI's public API that are not isolated but are called during layout only.
///
/// Stops the program when called from elsewhere.
package func onMainActor<T, R>(_ value: T, _ body: @MainActor (T) -> R) -> R {
  let value = UncheckedBox(value)
  return withoutActuallyEscaping(body) { body in
    MainActor.assumeIsolated { UncheckedBox(body(value.value)) }
  }.value
}

// The value stays on one thread.
private struct UncheckedBox<T>: @unchecked Sendable {
  let value: T
  init(_ value: T) { self.value = value }
}
