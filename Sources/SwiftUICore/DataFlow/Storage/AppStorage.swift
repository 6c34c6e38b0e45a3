import Foundation

/// A value in `UserDefaults`, shared with all that read the same key.
///
/// All properties for one key of one store share the value. What is written to `UserDefaults` in another way is
/// read with the view's next update: Foundation on Linux does not tell of it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  package let key: String
  package let store: UserDefaults?
  package let defaultValue: Value
  package let coding: StorageCoding<Value>
  package var location: AnyLocation<Value>?

  init(_ key: String, _ store: UserDefaults?, _ value: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    self.store = store
    defaultValue = value
    self.coding = coding
  }

  public var wrappedValue: Value {
    get { current.get() }
    nonmutating set { current.set(newValue, Transaction.current) }
  }

  public var projectedValue: Binding<Value> { Binding(location: current) }

  private var current: AnyLocation<Value> { location ?? makeLocation(store ?? .standard) }

  private func makeLocation(_ store: UserDefaults) -> AnyLocation<Value> {
    DefaultsLocation(key: key, store: store, defaultValue: defaultValue, coding: coding)
  }
}

extension AppStorage: ComparedInPart {
  package func isSame(as other: AppStorage) -> Bool {
    key == other.key && store === other.store && isKnownEqual(defaultValue, other.defaultValue)
  }
}

extension AppStorage: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    location = makeLocation(store ?? node.scope.values.defaultAppStorage ?? .standard)
  }
}

/// How a value is kept in `UserDefaults`.
package struct StorageCoding<Value> {
  /// The value from the stored object; nil where the object is none of the kind.
  package let decode: (Any) -> Value?
  /// The object to store; nil to remove it.
  package let encode: (Value) -> Any?
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The store of the properties that name none.
  package var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of the ``AppStorage`` properties in this view that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
