import SwiftUI

/// One of the views that a view stores, as the label and the content of a control.
@MainActor
struct ViewSlot {
  /// The types of all that are stored beside each other, in order.
  let types: [Any.Type]
  /// The position of the one that is meant.
  let index: Int

  /// - Returns: nil where the row does not lead to the child.
  init?(_ row: Structure, of view: Any, holding child: Any) {
    for path in row.paths {
      var path = path
      while path.last == "some" { path.removeLast() }
      guard let last = path.last,
        let owner = try? path.dropLast().reduce(
          view, { try Inspector.attribute(label: $1, value: $0) })
      else { continue }
      let slots = Mirror(reflecting: owner).children.filter { Self.held(by: $0.value) is any View }
      let all = slots.map { type(of: Self.held(by: $0.value)) as Any.Type }
      guard let position = slots.firstIndex(where: { $0.label == last }) else { continue }
      let number = slots.distance(from: slots.startIndex, to: position)
      guard all[number] == type(of: child) else { continue }
      types = all
      index = number
      return
    }
    return nil
  }

  /// The place among those that are of its type.
  var rank: Int { types[..<index].count { $0 == types[index] } }

  private static func held(by value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first else { return value }
    return inner.value
  }
}
