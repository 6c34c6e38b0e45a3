/// Publishes changes of a property of a class.
///
/// `$property` is a publisher of the property's value and of each new one. Like `objectWillChange`,
/// it sends in `willSet`: while subscribers are called, the property still has its old value.
@propertyWrapper
public struct Published<Value> {
  fileprivate var storage: PublishedStorage<Value>

  /// Used by the compiler for `@Published var property = value`.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Starts with `initialValue`.
  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  /// A publisher of a property's value and of each new one, on the thread that sets it.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S)
    where Value == S.Input, Never == S.Failure {
      storage.subscribe(subscriber)
    }
  }

  /// The property's publisher: `$property`. It can be passed as `inout`, as `assign(to:)` asks for,
  /// but setting it has no effect: the property keeps its value and its subscribers.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    _modify {
      var publisher = Publisher(storage: storage)
      yield &publisher
    }
  }

  /// Never used: a class is needed, and there the compiler uses the subscript below.
  @available(
    *, unavailable, message: "@Published is only available on properties of classes"
  )
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.send(newValue) }
  }

  /// Used by the compiler to read and to set the property of `object`.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue, in: object) }
  }
}

extension Published: PublishedPropertyContainer {
  var property: any PublishedProperty { storage }
}

extension Publisher where Failure == Never {
  /// Sets a `@Published` property to each value, as long as the property lives.
  ///
  /// The subscription does not keep the property's object, so there is nothing to cancel:
  /// `publisher.assign(to: &$property)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let cancellable = sink { [weak storage] value in
      storage?.send(value)
    }
    storage.keep(cancellable)
  }
}
