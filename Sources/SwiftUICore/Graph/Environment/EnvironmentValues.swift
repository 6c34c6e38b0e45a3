/// Names a value of the environment, and tells what it is where nobody sets it.
///
/// Declare a type with a `defaultValue`, and a property in an extension of ``EnvironmentValues`` that reads and
/// writes through it:
///
/// ```swift
/// private struct CaptionKey: EnvironmentKey { static let defaultValue = "" }
/// extension EnvironmentValues {
///   var caption: String {
///     get { self[CaptionKey.self] }
///     set { self[CaptionKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that views get from what is around them.
public struct EnvironmentValues: CustomStringConvertible {
  // A list that shares its tail with the enclosing environments: a view that sets one value costs one link.
  package var head: EnvironmentLink?

  /// An environment that holds the default of every value.
  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Unwrapped first: a missing value must not become a nil of the key's own.
      guard let stored = value(for: ObjectIdentifier(key)) else { return K.defaultValue }
      return stored as? K.Value ?? K.defaultValue
    }
    set { set(newValue, for: ObjectIdentifier(key), name: "\(K.self)") }
  }

  /// The stored value, with the read charged to the node that is being evaluated.
  package func value(for key: ObjectIdentifier) -> Any? {
    if let reader = ReadTracking.reader {
      // The reader is only ever set on the main actor's thread.
      MainActor.assumeIsolated { reader.noteEnvironmentRead(key) }
    }
    return storedValue(for: key)
  }

  package func storedValue(for key: ObjectIdentifier) -> Any? {
    var link = head
    while let current = link {
      if current.key == key { return current.value }
      link = current.next
    }
    return nil
  }

  package mutating func set(_ value: Any, for key: ObjectIdentifier, name: String) {
    head = EnvironmentLink(key: key, name: name, value: value, next: head)
  }

  /// The values that were set, each as `key = value`, the innermost first.
  public var description: String {
    var seen: Set<ObjectIdentifier> = []
    var parts: [String] = []
    var link = head
    while let current = link {
      if seen.insert(current.key).inserted { parts.append("\(current.name) = \(current.value)") }
      link = current.next
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  /// The keys whose values differ between two environments.
  package static func changedKeys(_ a: EnvironmentValues, _ b: EnvironmentValues) -> Set<
    ObjectIdentifier
  > {
    let old = a.effective
    let new = b.effective
    var changed: Set<ObjectIdentifier> = []
    for (key, value) in new {
      guard let previous = old[key], isSame(previous, value) else {
        changed.insert(key)
        continue
      }
    }
    for key in old.keys where new[key] == nil { changed.insert(key) }
    return changed
  }

  private static func isSame(_ a: Any, _ b: Any) -> Bool {
    func open<T>(_ value: T) -> Bool {
      guard let other = b as? T else { return false }
      return isKnownEqual(value, other)
    }
    return _openExistential(a, do: open)
  }

  private var effective: [ObjectIdentifier: Any] {
    var result: [ObjectIdentifier: Any] = [:]
    var link = head
    while let current = link {
      if result[current.key] == nil { result[current.key] = current.value }
      link = current.next
    }
    return result
  }
}

/// One value in an environment. Immutable, so that environments can share it.
package final class EnvironmentLink {
  package let key: ObjectIdentifier
  package let name: String
  package let value: Any
  package let next: EnvironmentLink?

  init(key: ObjectIdentifier, name: String, value: Any, next: EnvironmentLink?) {
    self.key = key
    self.name = name
    self.value = value
    self.next = next
  }
}

@available(*, unavailable)
extension EnvironmentLink: Sendable {}
