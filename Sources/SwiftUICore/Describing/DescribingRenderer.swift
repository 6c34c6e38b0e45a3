import Foundation

/// The renderer of views that are only described: it keeps their primitives and shows nothing.
@MainActor
package final class DescribingRenderer: Renderer {
  package static let shared = DescribingRenderer()

  package func makeNative(_ primitive: any Primitive) -> any NativeView {
    DescribedView(primitive)
  }

  package func makePresentation(
    _ kind: PresentationKind, over container: (any NativeContainer)?, at anchor: CGRect
  ) -> any NativeSheet { DescribedSheet() }

  /// Nothing is ever due: described views belong to the graph of the view that describes them.
  package func makeFlushScheduler(
    _ flush: @escaping @MainActor @Sendable () -> Void
  ) -> @Sendable () -> Void { {} }
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

/// What a described view presents: nobody sees that either.
@MainActor
private final class DescribedSheet: NativeSheet {
  let content: any NativeContainer = DescribedContainer()
  var title = ""
  var onCloseRequest: (() -> Void)?
  func present() {}
  func close() {}
}
