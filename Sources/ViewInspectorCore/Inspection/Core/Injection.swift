import SwiftUI

/// Gives a view's properties the environment that they would have on screen.
@MainActor
struct Injection {
  private let medium: Medium

  init(_ medium: Medium) { self.medium = medium }

  /// The value with its `@Environment` and `@EnvironmentObject` properties connected.
  ///
  /// - Throws: `missingEnvironmentObjects` where reading one would stop the program.
  func injected<T>(into value: T) throws -> T {
    guard InjectedFields.isNeeded(for: T.self, value) else { return value }
    let source = Source(medium)
    var missing: [String] = []
    let result = try Platform.replacingProperties(of: value) { label, property in
      guard let property = property as? any InjectedProperty else { return nil }
      return property.injected(source, label: label, missing: &missing)
    }
    if !missing.isEmpty {
      throw InspectionError.missingEnvironmentObjects(
        view: Inspector.typeName(value: value), objects: missing)
    }
    return result
  }

  /// What is in the environment at a place.
  @MainActor
  struct Source {
    let environment: EnvironmentValues
    let objects: [AnyObject]

    init(_ medium: Medium) {
      environment = medium.environment
      objects = medium.objects
    }
  }
}

extension Medium {
  /// The environment at the view, as far as its modifiers say.
  var environment: EnvironmentValues {
    var result = place?.environment ?? EnvironmentValues()
    for modifier in environmentModifiers { modifier.write(to: &result) }
    return result
  }

  /// The objects for `@EnvironmentObject` and `@Environment(Type.self)`, the innermost first.
  var objects: [AnyObject] {
    environmentModifiers.reversed().compactMap(\.object) + environmentObjects
  }
}

/// Which types have properties to connect, found once per type.
@MainActor
private enum InjectedFields {
  private static var cache: [ObjectIdentifier: Bool] = [:]

  static func isNeeded(for type: Any.Type, _ value: Any) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let isNeeded = contains(value, 0)
    cache[key] = isNeeded
    return isNeeded
  }

  private static func contains(_ value: Any, _ depth: Int) -> Bool {
    guard depth < 8 else { return false }
    return Mirror(reflecting: value).children.contains { child in
      if child.value is any InjectedProperty { return true }
      return child.value is any DynamicProperty && contains(child.value, depth + 1)
    }
  }
}

/// A property wrapper that reads the environment.
@MainActor
protocol InjectedProperty {
  /// The property connected; nil to leave it as it is. Adds to `missing` what cannot be had.
  func injected(_ source: Injection.Source, label: String, missing: inout [String]) -> Any?
  /// How many bytes from its first tell where an unconnected property stands.
  var significantBytes: Int { get }
}

private func propertyName(_ label: String) -> String { String(label.drop { $0 == "_" }) }

extension EnvironmentObject: InjectedProperty {
  var significantBytes: Int { MemoryLayout<Self>.size }

  @MainActor func injected(
    _ source: Injection.Source, label: String, missing: inout [String]
  ) -> Any? {
    let store = try? Inspector.attribute(.environmentObjectStore, of: self)
    if store != nil { return nil }
    guard let object = source.objects.lazy.compactMap({ $0 as? ObjectType }).first else {
      let type = Inspector.typeName(type: ObjectType.self)
      missing.append("\(propertyName(label)): \(type)")
      return nil
    }
    return try? Platform.connected(self, to: object)
  }
}

extension Environment: InjectedProperty {
  var significantBytes: Int { MemoryLayout<AnyKeyPath>.size }

  @MainActor func injected(
    _ source: Injection.Source, label: String, missing: inout [String]
  ) -> Any? {
    let content = try? Inspector.attribute(.environmentKeyPath, of: self)
    guard let keyPath = content as? KeyPath<EnvironmentValues, Value> else { return nil }
    if let object = Value.self as? any ObservableReading.Type, object.isObjectKeyPath(keyPath) {
      return replaced(object.found(in: source.objects), label, &missing)
    }
    if let kind = ObservableObjects.kind(of: Value.self), kind.isObjectKeyPath(keyPath) {
      return replaced(kind.found(in: source.objects), label, &missing)
    }
    return make(source.environment[keyPath: keyPath])
  }

  @MainActor private func replaced(_ found: Any?, _ label: String, _ missing: inout [String])
    -> Any?
  {
    guard let value = found as? Value else {
      let type = Inspector.typeName(type: Value.self)
      missing.append("\(propertyName(label)): \(type)")
      return nil
    }
    return make(value)
  }

  @MainActor private func make(_ value: Value) -> Any? {
    try? Platform.connected(self, to: value)
  }
}

/// The optional form of `@Environment(Type.self)`, which is nil where the object is missing.
@MainActor
private protocol ObservableReading {
  static func isObjectKeyPath(_ keyPath: AnyKeyPath) -> Bool
  static func found(in objects: [AnyObject]) -> Any?
}

extension Optional: ObservableReading {
  @MainActor fileprivate static func isObjectKeyPath(_ keyPath: AnyKeyPath) -> Bool {
    ObservableObjects.kind(of: Wrapped.self)?.isOptionalObjectKeyPath(keyPath) == true
  }

  @MainActor fileprivate static func found(in objects: [AnyObject]) -> Any? {
    let object = objects.lazy.compactMap { $0 as? Wrapped }.first
    return object as Any
  }
}

/// Tells `@Environment(Model.self)` from a key of the user's own that holds a model.
@MainActor
private struct ObservableObjects {
  let isObjectKeyPath: (AnyKeyPath) -> Bool
  let isOptionalObjectKeyPath: (AnyKeyPath) -> Bool
  let found: ([AnyObject]) -> Any?

  func found(in objects: [AnyObject]) -> Any? { found(objects) }

  static func kind(of type: Any.Type) -> ObservableObjects? {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *),
      let observable = type as? any (AnyObject & Observable).Type
    else { return nil }
    return make(observable)
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private static func make<T: AnyObject & Observable>(_ type: T.Type) -> ObservableObjects {
    ObservableObjects(
      isObjectKeyPath: { isSame($0, Environment<T>(T.self)) },
      isOptionalObjectKeyPath: { isSame($0, Environment<T?>(T.self)) },
      found: { objects in objects.lazy.compactMap { $0 as? T }.first })
  }

  private static func isSame(_ keyPath: AnyKeyPath, _ reference: Any) -> Bool {
    let known = try? Inspector.attribute(.environmentKeyPath, of: reference)
    return known as? AnyKeyPath == keyPath
  }
}
