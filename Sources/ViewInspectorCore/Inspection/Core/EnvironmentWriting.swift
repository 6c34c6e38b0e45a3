import SwiftUI

/// A modifier that changes the environment of a view.
@MainActor
protocol EnvironmentWriting {
  func write(to environment: inout EnvironmentValues)
  /// The object that it puts into the environment, if it is such a modifier.
  var object: AnyObject? { get }
}

extension _EnvironmentKeyWritingModifier: EnvironmentWriting {
  func write(to environment: inout EnvironmentValues) {
    let keyPath = try? Inspector.attribute(.environmentWriterKeyPath, of: self)
    let value = try? Inspector.attribute(.environmentWriterValue, of: self)
    guard let keyPath = keyPath as? WritableKeyPath<EnvironmentValues, Value>,
      let value = value as? Value
    else { return }
    environment[keyPath: keyPath] = value
  }

  var object: AnyObject? {
    guard Value.self is any OptionalObject.Type else { return nil }
    return try? Inspector.attribute(.environmentWriterObject, of: self) as AnyObject
  }
}

extension _EnvironmentKeyTransformModifier: EnvironmentWriting {
  func write(to environment: inout EnvironmentValues) {
    let keyPath = try? Inspector.attribute(.environmentTransformKeyPath, of: self)
    let transform = try? Inspector.attribute(.environmentTransform, of: self)
    guard let keyPath = keyPath as? WritableKeyPath<EnvironmentValues, Value>,
      let transform = transform as? (inout Value) -> Void
    else { return }
    transform(&environment[keyPath: keyPath])
  }

  var object: AnyObject? { nil }
}

/// An optional reference, the type of value by which objects are put into the environment.
private protocol OptionalObject {}
extension Optional: OptionalObject where Wrapped: AnyObject {}

extension TypeDescriptor {
  /// Whether the type is that of a modifier which changes the environment of a view.
  var writesEnvironment: Bool {
    Platform.isEnvironmentModifier(type) || Structure.redactionReasons.matches(self)
  }
}

extension AppliedModifier {
  func write(to environment: inout EnvironmentValues) {
    // Its type is not public.
    if #available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *),
      Structure.redactionReasons.matches(descriptor),
      let reasons = try? Inspector.attribute(
        .redactionReasons, of: modifier, type: RedactionReasons.self)
    {
      environment.redactionReasons.formUnion(reasons)
    } else {
      Platform.apply(modifier, to: &environment)
    }
  }

  var object: AnyObject? { (modifier as? any EnvironmentWriting)?.object }
}

/// Key paths that SwiftUI's own modifiers write, found by applying them.
@MainActor
enum EnvironmentKeyPaths {
  private static let isEnabled: AnyKeyPath? = keyPath(of: EmptyView().disabled(true))

  /// The key path that the modifier around a view writes.
  static func keyPath<V: SwiftUI.View>(of view: V) -> AnyKeyPath? {
    guard case .modified(let parts) = TypeDescriptor.of(value: view).role,
      let modifier = parts(view)?.modifier
    else { return nil }
    return keyPath(ofModifier: modifier)
  }

  static func keyPath(ofModifier modifier: Any) -> AnyKeyPath? {
    let keyPath = try? Inspector.attribute(.environmentWriterKeyPath, of: modifier)
    return keyPath as? AnyKeyPath
  }

  static func keyPath(ofTransform modifier: Any) -> AnyKeyPath? {
    let keyPath = try? Inspector.attribute(.environmentTransformKeyPath, of: modifier)
    return keyPath as? AnyKeyPath
  }

  /// Whether the modifier is a `disabled(true)`.
  static func isDisabling(_ modifier: Any) -> Bool {
    guard isDisablingKind(modifier) else { return false }
    let transform = try? Inspector.attribute(.environmentTransform, of: modifier)
    guard let transform = transform as? (inout Bool) -> Void else { return false }
    var isEnabled = true
    transform(&isEnabled)
    return !isEnabled
  }

  private static func isDisablingKind(_ modifier: Any) -> Bool {
    guard let isEnabled else { return false }
    return keyPath(ofModifier: modifier) == isEnabled
  }
}
