import Observation

/// A property wrapper that reads a value from a view's environment.
///
/// The value is that of the place where the view stands; a change of it evaluates the view again.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  package enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
  }
  package var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  public var wrappedValue: Value {
    switch content {
    case .value(let value): value
    // Outside of a view there is no environment: the default, as Apple documents.
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    }
  }
}

extension Environment: Sendable where Value: Sendable {}
// Key paths into the environment capture nothing.
extension Environment.Content: @unchecked Sendable where Value: Sendable {}

extension Environment: ComparedInPart {
  package func isSame(as other: Environment) -> Bool {
    switch (content, other.content) {
    case (.keyPath(let a), .keyPath(let b)): a == b
    case (.value(let a), .value(let b)): isKnownEqual(a, b)
    default: false
    }
  }
}

extension Environment: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    guard case .keyPath(let keyPath) = content else { return }
    content = .value(node.scope.values[keyPath: keyPath])
  }
}

extension Environment {
  /// Reads an observable object by its type.
  ///
  /// An object that is missing stops the program with a message that names the type, as SwiftUI does; read it
  /// as an optional, `@Environment(Model.self) var model: Model?`, where it may be missing.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    content = .keyPath(\EnvironmentValues.[requiredObject: EnvironmentObjectType<Value>()])
  }

  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    content = .keyPath(\EnvironmentValues.[object: EnvironmentObjectType<T>()])
  }
}

/// Names an object's type in a key path.
package struct EnvironmentObjectType<T: AnyObject>: Hashable {
  package init() {}
}

extension EnvironmentValues {
  package subscript<T: AnyObject>(object type: EnvironmentObjectType<T>) -> T? {
    get { value(for: ObjectIdentifier(T.self)) as? T }
    set { set(newValue as Any, for: ObjectIdentifier(T.self), name: "\(T.self)") }
  }

  package subscript<T: AnyObject>(requiredObject type: EnvironmentObjectType<T>) -> T {
    guard let object = self[object: type] else {
      let message = onMainActor(()) {
        MissingObject.message(
          "Observable object", T.self, wrapper: Environment<T>.self,
          written: "@Environment(\(T.self).self)", remedy: "View.environment(_:)")
      }
      fatalError(message)
    }
    return object
  }

  /// The observable object of a type that an ancestor has put into the environment.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? where T: Observable {
    get { self[object: EnvironmentObjectType<T>()] }
    set { self[object: EnvironmentObjectType<T>()] = newValue }
  }
}
