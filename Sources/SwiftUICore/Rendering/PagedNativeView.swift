/// A description of a native view with pages, the root first, the page that is shown last.
package protocol PagedPrimitive: Primitive {
  @MainActor var pageIdentifiers: [Int] { get }
}

/// A native view with pages, each of which holds content of its own.
@MainActor
package protocol PagedNativeView: NativeView {
  /// The inside of a page, made on first use.
  func container(ofPage id: Int) -> any NativeContainer
  /// Called with a page's identifier when it can no longer be seen, after a transition if there is one.
  var pageDidLeave: ((Int) -> Void)? { get set }
}
