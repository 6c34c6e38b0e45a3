import Foundation

/// Whether nothing that can be read from two values differs, as far as their bytes tell.
///
/// What is between and behind fields does not count, nor does what a property wrapper was given only to begin
/// with, such as the initial value of `@State`. Values that are equal but not identical (separately made buffers)
/// answer false, which only costs an evaluation.
package func isBitwiseEqual<T>(_ a: T, _ b: T) -> Bool {
  withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in
      let size = MemoryLayout<T>.size
      if size == 0 || memcmp(a, b, size) == 0 { return true }
      return ComparisonPlan.of(T.self).isSame(UnsafeRawPointer(a), UnsafeRawPointer(b))
    }
  }
}

/// Whether two values are equal where their type can tell; false where it can't.
package func isKnownEqual<T>(_ a: T, _ b: T) -> Bool {
  if isBitwiseEqual(a, b) { return true }
  guard let a = a as? any Equatable else { return false }
  return a.isEqual(to: b)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
