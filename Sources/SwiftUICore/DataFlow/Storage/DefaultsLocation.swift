import Foundation

/// A value in `UserDefaults`.
package final class DefaultsLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults
  private let defaultValue: Value
  private let coding: StorageCoding<Value>

  package init(
    key: String, store: UserDefaults, defaultValue: Value, coding: StorageCoding<Value>
  ) {
    self.key = key
    self.store = store
    self.defaultValue = defaultValue
    self.coding = coding
  }

  package override func get() -> Value {
    DefaultsReaders.shared.register(key, store)
    return peek()
  }

  package override func peek() -> Value {
    store.object(forKey: key).flatMap(coding.decode) ?? defaultValue
  }

  package override func set(_ value: Value, _ transaction: Transaction) {
    if isKnownEqual(peek(), value), store.object(forKey: key) != nil { return }
    if let object = coding.encode(value) {
      store.set(object, forKey: key)
    } else {
      store.removeObject(forKey: key)
    }
    withTransaction(transaction) { DefaultsReaders.shared.mark(key, store) }
  }

  package override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? DefaultsLocation<Value> else { return false }
    return key == other.key && store === other.store
  }
}

/// Which views have read which key of which store.
private final class DefaultsReaders: @unchecked Sendable {
  static let shared = DefaultsReaders()

  private struct Key: Hashable {
    let name: String
    let store: ObjectIdentifier
  }
  // Guards the dictionary.
  private let lock = NSLock()
  private var readers: [Key: Readers] = [:]

  func register(_ name: String, _ store: UserDefaults) {
    guard ReadTracking.reader != nil else { return }
    let key = Key(name: name, store: ObjectIdentifier(store))
    lock.withLock { readers[key, default: Readers()].registerCurrent() }
  }

  func mark(_ name: String, _ store: UserDefaults) {
    let key = Key(name: name, store: ObjectIdentifier(store))
    let stale = lock.withLock {
      readers[key]?.take() ?? []
    }
    for reader in stale { reader.node.inbox.mark(reader.node, generation: reader.generation) }
  }
}
