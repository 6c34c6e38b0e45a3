import Foundation

/// Where a value lives that views read and write: state of a node, a part of it, a pair of closures.
package class AnyLocation<Value>: @unchecked Sendable {
  package init() {}
  /// The value; the read is charged to the node that is being evaluated.
  package func get() -> Value { fatalError("A subclass of AnyLocation must override get().") }
  /// The value, charged to nobody.
  package func peek() -> Value { get() }
  package func set(_ value: Value, _ transaction: Transaction) {}
  /// The value for comparisons between two bindings to the place; nil where a read is charged to its reader anyway
  /// and needs no comparison, and must not be charged to the one who makes the binding.
  package func snapshot() -> Value? { peek() }
  /// Whether the other one is the same place.
  package func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
}

/// The storage of a node's `@State`. Readable and writable from any thread.
package final class StateLocation<Value>: AnyLocation<Value>, WrittenState, @unchecked Sendable {
  // Guards the two below.
  private let lock = NSRecursiveLock()
  private var value: Value
  private var readers = Readers()
  /// Whether the value was ever set after its initial one.
  package private(set) var wasWritten = false

  package init(_ value: Value) { self.value = value }

  package override func get() -> Value {
    lock.withLock {
      readers.registerCurrent()
      return value
    }
  }

  package override func peek() -> Value { lock.withLock { value } }

  package override func set(_ new: Value, _ transaction: Transaction) {
    let old = lock.withLock {
      let old = value
      value = new
      wasWritten = true
      return old
    }
    guard !isKnownEqual(old, new) else { return }
    let stale = lock.withLock { readers.take() }
    withTransaction(transaction) {
      // A reader may be in the graph of another window.
      for reader in stale { reader.node.inbox.mark(reader.node, generation: reader.generation) }
    }
  }
}

/// A part of the value at another location.
package final class ProjectedLocation<Root, Value>: AnyLocation<Value>, @unchecked Sendable {
  private let root: AnyLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  package init(_ root: AnyLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  package override func get() -> Value { root.get()[keyPath: keyPath] }
  package override func peek() -> Value { root.peek()[keyPath: keyPath] }

  package override func set(_ value: Value, _ transaction: Transaction) {
    var whole = root.peek()
    whole[keyPath: keyPath] = value
    root.set(whole, transaction)
  }

  package override func snapshot() -> Value? { Root.self is any Observable.Type ? nil : peek() }

  package override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.isSame(as: other.root)
  }
}

/// A pair of closures.
package final class FunctionalLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let getValue: () -> Value
  private let setValue: (Value, Transaction) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getValue = get
    setValue = set
  }

  package override func get() -> Value { getValue() }
  package override func peek() -> Value { ReadTracking.untracked(getValue) }
  package override func set(_ value: Value, _ transaction: Transaction) {
    setValue(value, transaction)
  }
}

/// A value that never changes.
package final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let value: Value
  package init(_ value: Value) { self.value = value }
  package override func get() -> Value { value }
}
