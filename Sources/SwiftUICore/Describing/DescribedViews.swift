import Foundation

/// Makes native views that keep their primitives and show nothing, for views that are only described.
@MainActor
package final class DescribedViews: NativeViewMaker {
  package static let shared = DescribedViews()

  package func makeNative(_ primitive: any Primitive) -> any NativeView {
    DescribedView(primitive)
  }
}

/// A native view that is never seen.
@MainActor
final class DescribedView: NativeView {
  private(set) var primitive: any Primitive
  let content: DescribedContainer?

  init(_ primitive: any Primitive) {
    self.primitive = primitive
    content = primitive is any ContentHosting ? DescribedContainer() : nil
  }

  var entity: AnyObject { self }
  var container: (any NativeContainer)? { content }
  func update(_ primitive: any Primitive) { self.primitive = primitive }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func setFrame(_ frame: CGRect) {}
  func setAttribute(_ attribute: (any NativeAttribute)?, for owner: ObjectIdentifier) {}
}

/// The inside of a native view that is never seen.
@MainActor
final class DescribedContainer: NativeContainer {
  private(set) var children: [DescribedView] = []
  var measureContent: ((ProposedViewSize) -> CGSize)?
  var onAllocate: ((CGSize) -> Void)?

  var entity: AnyObject { self }
  let isInWindow = false
  func onceInWindow(_ action: @escaping () -> Void) {}
  var enclosingEntities: [AnyObject] { [] }
  func setNeedsAllocation(resize: Bool) {}
  func setChildren(_ children: [any NativeView]) {
    self.children = children.compactMap { $0 as? DescribedView }
  }
}
