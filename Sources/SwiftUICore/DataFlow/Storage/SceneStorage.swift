import Foundation

/// A property wrapper type that reads and writes a value that belongs to a window.
///
/// All properties for one key in one window share the value. It is kept as long as the window is: windows are not
/// restored when a program starts again.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  package let key: String
  package let initialValue: Value
  package var location: AnyLocation<Value>?

  private init(key: String, initialValue: Value) {
    self.key = key
    self.initialValue = initialValue
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set {
      guard let location else {
        Diagnostics.reportOnce(
          "SceneStorage \"\(key)\" was set outside of a view that is on screen; the change is lost."
        )
        return
      }
      location.set(newValue, Transaction.current)
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(initialValue))
  }
}

extension SceneStorage: ComparedInPart {
  package func isSame(as other: SceneStorage) -> Bool { key == other.key }
}

extension SceneStorage: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    location = node.graph.service(SceneValues.self).location(key, initialValue)
  }
}

/// The values that belong to a window, by their keys.
@MainActor
package final class SceneValues: GraphService {
  private var locations: [String: AnyObject] = [:]

  package init(_ graph: ViewGraph) {}

  func location<Value>(_ key: String, _ initialValue: Value) -> AnyLocation<Value> {
    if let known = locations[key] {
      if let location = known as? StateLocation<Value> { return location }
      Diagnostics.reportOnce(
        "SceneStorage \"\(key)\" is used with two types of values: each has a value of its own.")
    }
    let name = locations[key] == nil ? key : "\(key): \(Value.self)"
    if let location = locations[name] as? StateLocation<Value> { return location }
    let location = StateLocation<Value>(initialValue)
    locations[name] = location
    return location
  }
}

extension SceneStorage {
  /// - Parameter wrappedValue: the value as long as none was set in the window.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key: key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key: key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key: key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key: key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key: key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key: key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key: key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initialValue: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key: key, initialValue: nil) }

  public init(_ key: String) where Value == Int? { self.init(key: key, initialValue: nil) }

  public init(_ key: String) where Value == Double? { self.init(key: key, initialValue: nil) }

  public init(_ key: String) where Value == String? { self.init(key: key, initialValue: nil) }

  public init(_ key: String) where Value == URL? { self.init(key: key, initialValue: nil) }

  public init(_ key: String) where Value == Date? { self.init(key: key, initialValue: nil) }

  public init(_ key: String) where Value == Data? { self.init(key: key, initialValue: nil) }
}

extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key: key, initialValue: nil)
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key: key, initialValue: nil)
  }
}
