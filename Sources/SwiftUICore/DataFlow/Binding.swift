/// A way to a value that is kept elsewhere, to read and write it.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  public var transaction: Transaction
  package var location: AnyLocation<Value>
  // A snapshot, so that two bindings to one place differ when the value has changed.
  package var _value: Value?

  package init(location: AnyLocation<Value>) {
    self.location = location
    transaction = Transaction()
    _value = location.snapshot()
  }

  /// A binding from closures: `get` is called for each read, `set` for each write, on the caller's thread.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: FunctionalLocation(get: get, set: { value, _ in set(value) }))
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionalLocation(get: get, set: set))
  }

  /// A binding with an immutable value: writes are ignored, as for a preview.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      var transaction = Transaction.current
      transaction.merge(self.transaction)
      location.set(newValue, transaction)
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var result = Binding<Subject>(location: ProjectedLocation(location, keyPath))
    result.transaction = transaction
    return result
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    result.transaction = transaction
    return result
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: ComparedInPart {
  package func isSame(as other: Binding) -> Bool {
    location.isSame(as: other.location) && isKnownEqual(_value, other._value)
  }
}

extension Binding {
  /// A binding to an optional from one to its value; setting nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value, transaction in
        if let value { base.location.set(value, transaction) }
      })
  }

  /// A binding to the value of an optional; nil where there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    // The optional may have become nil by the time of a read; the last value stands in then.
    self.init(
      get: { base.wrappedValue ?? initial },
      set: { value, transaction in base.location.set(value, transaction) })
  }

  /// A binding that erases a hashable value's type.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value, transaction in
        if let value = value.base as? V { base.location.set(value, transaction) }
      })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to an element. Once the element is gone it reads as it was, and takes no new value.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position, in: wrappedValue)
  }
}

extension Binding where Value: MutableCollection {
  /// - Parameter snapshot: the collection as it is now.
  func element(at position: Value.Index, in snapshot: Value) -> Binding<Value.Element> {
    let last = snapshot[position]
    return Binding<Value.Element>(
      get: {
        let current = wrappedValue
        return current.holds(position) ? current[position] : last
      },
      set: { value in
        if wrappedValue.holds(position) { wrappedValue[position] = value }
      })
  }
}

extension Collection {
  fileprivate func holds(_ position: Index) -> Bool {
    startIndex <= position && position < endIndex
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
