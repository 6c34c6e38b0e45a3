import Foundation

/// Whether two values have the same bytes: then nothing that can be read from them differs.
///
/// Values that are equal but not identical (padding, separately made buffers) answer false, which only costs an
/// evaluation.
package func isBitwiseEqual<T>(_ a: T, _ b: T) -> Bool {
  withUnsafeBytes(of: a) { a in
    withUnsafeBytes(of: b) { b in
      guard let first = a.baseAddress, let second = b.baseAddress else { return true }
      return memcmp(first, second, a.count) == 0
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
