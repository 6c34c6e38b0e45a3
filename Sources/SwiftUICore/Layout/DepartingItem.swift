import Foundation

/// Keeps an item where it was in a host whose layout it has left.
package final class DepartingItem: WrapperItem {
  private weak var owningHost: LayoutHost?
  private let size: CGSize
  private let proposal: ProposedViewSize
  /// The native view in front of which it was drawn last.
  package private(set) weak var previous: NativeItem?

  init(_ item: LayoutItem, in host: LayoutHost, after previous: NativeItem?) {
    owningHost = host
    size = item.frame.size
    proposal = item.placedProposal
    self.previous = previous
    let origin = item.frame.origin
    super.init(child: item)
    place(at: origin, proposal: ProposedViewSize(size))
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { size }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    child.place(at: bounds.origin, proposal: self.proposal)
  }

  package override func dependsOnSize(of child: LayoutItem) -> Bool { false }

  package override func takesGuides(of child: LayoutItem) -> Bool { false }

  /// Takes the item out of the host.
  package func leave() {
    if child.parent === self { child.parent = nil }
    owningHost?.forget(self)
  }
}
