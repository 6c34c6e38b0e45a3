import SwiftUI

/// Writes a value and what is stored in it, one line each.
@MainActor
struct TreePrinter {
  private var ancestors: Set<ObjectIdentifier> = []

  mutating func tree(of value: Any) -> String {
    var lines: [String] = [name(value)]
    append(value, 1, to: &lines)
    return lines.joined(separator: "\n")
  }

  private func name(_ value: Any) -> String { TypeDescriptor.of(value: value).name }

  private mutating func append(_ value: Any, _ depth: Int, to lines: inout [String]) {
    let mirror = Mirror(reflecting: value)
    let isObject = mirror.displayStyle == .class
    if isObject {
      let id = ObjectIdentifier(value as AnyObject)
      guard ancestors.insert(id).inserted else {
        lines.append(indent(depth) + "(cyclic reference)")
        return
      }
    }
    defer { if isObject { ancestors.remove(ObjectIdentifier(value as AnyObject)) } }
    var children = children(of: value, mirror)
    if case .customView = TypeDescriptor.of(value: value).role, depth < 64,
      let body = try? ViewBody.of(value, in: Medium.empty)
    {
      let place = children.firstIndex { $0.0 > "body" } ?? children.endIndex
      children.insert(("body", body), at: place)
    }
    for (label, child) in children { appendChild(label, child, depth, to: &lines) }
  }

  private mutating func appendChild(
    _ label: String, _ child: Any, _ depth: Int, to lines: inout [String]
  ) {
    lines.append(indent(depth) + "\(label): \(name(child))\(literal(child))")
    append(child, depth + 1, to: &lines)
  }

  private func children(of value: Any, _ mirror: Mirror) -> [(String, Any)] {
    if mirror.displayStyle == .collection {
      return mirror.children.enumerated().map { ("[\($0.offset)]", $0.element.value) }
    }
    var result = mirror.children.enumerated().map {
      ($0.element.label ?? "\($0.offset)", $0.element.value)
    }
    var parent = mirror.superclassMirror
    while let current = parent {
      result += current.children.map { ($0.label ?? "", $0.value) }
      parent = current.superclassMirror
    }
    return result.sorted { $0.0 < $1.0 }
  }

  private func literal(_ value: Any) -> String {
    switch value {
    case let string as String: " = \"\(string)\""
    case is any Numeric, is Bool: " = \(value)"
    default: ""
    }
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
