import SwiftUI

/// Reads values by reflection.
@MainActor @preconcurrency
public struct Inspector {
  /// The value's stored properties as an indented tree, a custom view's body included.
  public static func print(_ value: Any) -> String {
    var printer = TreePrinter()
    return printer.tree(of: value)
  }
}

extension Inspector {
  enum GenericParameters {
    case keep
    case remove
    case customViewPlaceholder
  }

  static func typeName(
    type: Any.Type, namespaced: Bool = false, generics: GenericParameters = .keep
  ) -> String {
    let descriptor: TypeDescriptor = .of(type)
    switch generics {
    case .keep: return namespaced ? descriptor.namespacedName : descriptor.name
    case .remove: return namespaced ? descriptor.bareNamespacedName : descriptor.bareName
    case .customViewPlaceholder:
      let name = namespaced ? descriptor.namespacedName : descriptor.name
      return TypeName.replacingGenerics(in: name, with: "<EmptyView>")
    }
  }

  static func typeName(
    value: Any, namespaced: Bool = false, generics: GenericParameters = .keep
  ) -> String {
    typeName(type: type(of: value), namespaced: namespaced, generics: generics)
  }

  static func isSystemType(value: Any) -> Bool { TypeDescriptor.of(value: value).isSystem }

  static func isSystemType(type: Any.Type) -> Bool { TypeDescriptor.of(type).isSystem }

  static func isTupleView(_ view: Any) -> Bool {
    if case .tuple = TypeDescriptor.of(value: view).role { true } else { false }
  }

  static func guardType(
    value: Any, namespacedPrefixes: [String], inspectionCall: String
  ) throws {
    let descriptor: TypeDescriptor = .of(value: value)
    if namespacedPrefixes.contains(descriptor.bareNamespacedName) { return }
    throw InspectionError.typeMismatch(
      factual: TypeName.withoutSwiftUI(descriptor.namespacedName),
      expected: namespacedPrefixes.map(TypeName.withoutSwiftUI).joined(separator: " or "))
  }
}
