import Foundation

/// The headless stand-in for a native view with pages. Pages that are left are gone at once.
@MainActor
package final class HeadlessPagedView: HeadlessView, PagedNativeView {
  private var pages: [Int: HeadlessContainer] = [:]
  package var pageDidLeave: ((Int) -> Void)?

  package func container(ofPage id: Int) -> any NativeContainer {
    if let known = pages[id] { return known }
    let container = HeadlessContainer()
    pages[id] = container
    return container
  }

  package override func update(_ primitive: any Primitive) {
    super.update(primitive)
    guard let navigation = primitive as? NavigationPrimitive else { return }
    let shown: Set<Int> = Set(navigation.pages.map(\.id))
    for id in pages.keys where !shown.contains(id) {
      pages[id] = nil
      pageDidLeave?(id)
    }
  }

  /// The page that is shown.
  package var topPage: HeadlessContainer? {
    (primitive as? NavigationPrimitive)?.pages.last.flatMap { pages[$0.id] }
  }

  package override func setFrame(_ frame: CGRect) {
    super.setFrame(frame)
    topPage?.onAllocate?(frame.size)
  }

  package override var childContainers: [HeadlessContainer] { topPage.map { [$0] } ?? [] }
}
