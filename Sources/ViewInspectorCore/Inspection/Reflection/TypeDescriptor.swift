import SwiftUI

/// What inspection knows of a type: found once per type, as parsing names on each visit costs more than all else.
@MainActor
final class TypeDescriptor {
  let type: Any.Type
  /// The name without modules, generic arguments included: `VStack<Text>`.
  let name: String
  /// The name without modules and generic arguments: `VStack`.
  let bareName: String
  /// The name with modules, as on Apple's systems: `SwiftUI.VStack<SwiftUI.Text>`.
  let namespacedName: String
  /// The name with its module and without generic arguments: `SwiftUI.VStack`.
  let bareNamespacedName: String
  /// Whether the type is the system's and not the user's.
  let isSystem: Bool
  let role: Role

  /// How a value of the type stands in a tree of views.
  enum Role {
    /// A view of the user's own, with a body.
    case customView
    /// A view of the system's, or one that is drawn by the platform.
    case view
    /// A `ModifiedContent`: taken apart by the closure.
    case modified((Any) -> (content: Any, modifier: Any)?)
    /// A view that stands for one stored in it, by a row of the structure table.
    case transparent(Structure)
    case identified
    case conditional
    case optional
    case anyView
    case tuple
    case other
  }

  private static var cache: [ObjectIdentifier: TypeDescriptor] = [:]

  static func of(_ type: Any.Type) -> TypeDescriptor {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let descriptor = TypeDescriptor(type)
    cache[key] = descriptor
    return descriptor
  }

  /// The descriptor of a value's dynamic type.
  static func of(value: Any) -> TypeDescriptor { of(Swift.type(of: value)) }

  private init(_ type: Any.Type) {
    self.type = type
    name = TypeName.cleaned(String(describing: type))
    bareName = TypeName.withoutGenerics(name)
    namespacedName = TypeName.cleaned(String(reflecting: type))
    bareNamespacedName = TypeName.withoutGenerics(namespacedName)
    isSystem = TypeName.isSystem(namespacedName)
    role = Self.role(of: type, bareNamespacedName, isSystem: isSystem)
  }

  private static func role(of type: Any.Type, _ name: String, isSystem: Bool) -> Role {
    if let modified = type as? any ModifiedContentReading.Type {
      return .modified { modified.parts(of: $0) }
    }
    switch name {
    case "Swift.Optional": return type is any SwiftUI.View.Type ? .optional : .other
    case "SwiftUI._ConditionalContent": return .conditional
    case "SwiftUI.AnyView": return .anyView
    case "SwiftUI.TupleView": return .tuple
    case "SwiftUI.IDView": return .identified
    default: break
    }
    if let row = Structure.transparentViews[name] { return .transparent(row) }
    guard let view = type as? any SwiftUI.View.Type else { return .other }
    if type is any CustomInspectable.Type { return .customView }
    return isSystem || Self.hasNoBody(view) ? .view : .customView
  }

  private static func hasNoBody<V: SwiftUI.View>(_ view: V.Type) -> Bool {
    V.Body.self == Never.self
  }
}

/// Reads the public parts of a `ModifiedContent` whose generic arguments are not known.
private protocol ModifiedContentReading {
  static func parts(of value: Any) -> (content: Any, modifier: Any)?
}

extension ModifiedContent: ModifiedContentReading {
  fileprivate static func parts(of value: Any) -> (content: Any, modifier: Any)? {
    guard let value = value as? Self else { return nil }
    return (value.content, value.modifier)
  }
}
