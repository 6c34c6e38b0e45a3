/// A property of an object.
package final class ObjectLocation<Root: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable
{
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  package init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  package override func get() -> Value { root[keyPath: keyPath] }

  package override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { root[keyPath: keyPath] = value }
  }

  package override func snapshot() -> Value? { Root.self is any Observable.Type ? nil : get() }

  package override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}
