/// A loop whose elements have identifiers.
@MainActor
package protocol IdentifiedRows: _ViewNode {
  /// The node of an element's views, where they are there.
  func node(of id: AnyHashable) -> _ViewNode?
}
