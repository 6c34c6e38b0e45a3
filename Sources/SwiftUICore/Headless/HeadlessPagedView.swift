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
    guard let paged = primitive as? any PagedPrimitive else { return }
    let shown = Set(paged.pageIdentifiers)
    for id in pages.keys where !shown.contains(id) {
      pages[id] = nil
      pageDidLeave?(id)
    }
  }

  /// The page that is shown.
  package var topPage: HeadlessContainer? {
    (primitive as? any PagedPrimitive)?.pageIdentifiers.last.flatMap { pages[$0] }
  }

  package override func setFrame(_ frame: CGRect) {
    super.setFrame(frame)
    topPage?.onAllocate?(frame.size)
  }

  package override var childContainers: [HeadlessContainer] {
    let bars = ToolbarSlot.allCases.compactMap { slot in
      shownSlots.contains(slot) ? slots[slot] : nil
    }
    return (topPage.map { [$0] } ?? []) + bars
  }

  private var slots: [ToolbarSlot: HeadlessContainer] = [:]
  private var shownSlots: Set<ToolbarSlot> = []
}

extension HeadlessPagedView: ToolbarBars {
  package func container(of slot: ToolbarSlot) -> any NativeContainer {
    if let known = slots[slot] { return known }
    let container = HeadlessContainer()
    slots[slot] = container
    return container
  }

  package func setShowsItems(_ shows: Bool, in slot: ToolbarSlot) {
    if shows { shownSlots.insert(slot) } else { shownSlots.remove(slot) }
    slots[slot]?.onAllocate?(CGSize(width: 100, height: 30))
  }
}
