import SwiftUI

// Paths are labels of stored properties, separated by `|`: `storage|view`. The payload of an enum's case has the
// case's name, that of an optional `some`, an element of a tuple `.0`, the part of a superclass `super`.
extension Inspector {
  static func attribute(label: String, value: Any) throws -> Any {
    if label == "super", let parent = mirror(of: value).superclassMirror { return parent }
    let mirror = mirror(of: value)
    for child in mirror.children where child.label == label { return child.value }
    if let inherited = inherited(label, mirror) { return inherited }
    throw InspectionError.attributeNotFound(
      label: label, type: typeName(type: mirror.subjectType))
  }

  private static func inherited(_ label: String, _ mirror: Mirror) -> Any? {
    var parent = mirror.superclassMirror
    while let current = parent {
      for child in current.children where child.label == label { return child.value }
      parent = current.superclassMirror
    }
    return nil
  }

  static func attribute<T>(label: String, value: Any, type: T.Type) throws -> T {
    try cast(value: attribute(label: label, value: value), type: type)
  }

  static func attribute(path: String, value: Any) throws -> Any {
    guard path.contains("|") else { return try attribute(label: path, value: value) }
    return try path.split(separator: "|").reduce(value) { value, label in
      try attribute(label: String(label), value: value)
    }
  }

  static func attribute<T>(path: String, value: Any, type: T.Type) throws -> T {
    try cast(value: attribute(path: path, value: value), type: type)
  }

  /// Reads a value by a row of the structure table; the error is that of the row's first path.
  static func attribute(_ row: Structure, of value: Any) throws -> Any {
    var first: (any Error)?
    for path in row.paths {
      do {
        return try path.reduce(value) { try attribute(label: $1, value: $0) }
      } catch {
        first = first ?? error
      }
    }
    throw first
      ?? InspectionError.attributeNotFound(
        label: row.types.joined(separator: " / "), type: typeName(value: value))
  }

  static func attribute<T>(_ row: Structure, of value: Any, type: T.Type) throws -> T {
    var first: (any Error)?
    for path in row.paths {
      do {
        return try cast(
          value: path.reduce(value) { try attribute(label: $1, value: $0) }, type: type)
      } catch {
        first = first ?? error
      }
    }
    throw first
      ?? InspectionError.attributeNotFound(
        label: row.types.joined(separator: " / "), type: typeName(value: value))
  }

  static func cast<T>(value: Any, type: T.Type) throws -> T {
    if let result = value as? T { return result }
    throw InspectionError.typeMismatch(value, T.self)
  }

  private static func mirror(of value: Any) -> Mirror {
    value as? Mirror ?? Mirror(reflecting: value)
  }
}
