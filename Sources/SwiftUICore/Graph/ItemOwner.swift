/// A node that keeps the layout items of its content: a layout container, a host of content in a native view.
@MainActor
package protocol ItemOwner: AnyObject {
  var depth: Int { get }
  var isItemRefreshPending: Bool { get set }
  /// Gathers the items of the content anew.
  func refreshItems()
}
