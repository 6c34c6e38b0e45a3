import Foundation

/// Draws nothing: keeps what a renderer is told, with fixed metrics, for tests and for machines without display.
@MainActor
package final class HeadlessRenderer: Renderer {
  package init() {}

  package func makeNative(_ primitive: any Primitive) -> any NativeView {
    let view =
      primitive is any PagedPrimitive ? HeadlessPagedView(primitive) : HeadlessView(primitive)
    view.focus = focus
    return view
  }

  package let focus = HeadlessFocus()

  /// The time of all that moves.
  package let clock = HeadlessClock()

  package func makeMotionClock(for container: (any NativeContainer)?) -> any MotionClock { clock }

  /// What is presented, the first one at the bottom.
  package private(set) var sheets: [HeadlessSheet] = []

  package func makePresentation(
    _ kind: PresentationKind, over container: (any NativeContainer)?, at anchor: CGRect
  ) -> any NativeSheet {
    HeadlessSheet(kind, anchor) { [weak self] sheet, isShown in
      self?.sheets.removeAll { $0 === sheet }
      if isShown { self?.sheets.append(sheet) }
    }
  }

  package func makeFlushScheduler(
    _ flush: @escaping @MainActor @Sendable () -> Void
  ) -> @Sendable () -> Void {
    { Task { @MainActor in flush() } }
  }
}

/// How a description is measured without a toolkit.
package protocol HeadlessMeasurable: Primitive {
  @MainActor func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize
}

/// A description with text, whose baselines are told without a toolkit.
package protocol HeadlessBaselines: Primitive {
  @MainActor func headlessBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)?
}

/// The headless stand-in for a native view.
@MainActor
package class HeadlessView: NativeView {
  package private(set) var primitive: any Primitive
  package private(set) var frame: CGRect = .zero
  package private(set) var isDisposed = false
  package private(set) var updateCount = 0
  private let content: HeadlessContainer?
  var focus: HeadlessFocus?
  package var focusDidChange: ((Bool) -> Void)?
  package var fade = 1.0
  package var takesInput = true

  init(_ primitive: any Primitive) {
    self.primitive = primitive
    content = primitive is any ContentHosting ? HeadlessContainer() : nil
  }

  package var entity: AnyObject { self }
  package var container: (any NativeContainer)? { content }
  package var contentContainer: HeadlessContainer? { content }
  /// The containers in the view that are shown.
  package var childContainers: [HeadlessContainer] { content.map { [$0] } ?? [] }

  /// Where the inside begins in the view: moved by `scroll(to:)`, or set by tests.
  package var containerOrigin = CGPoint.zero
  package var onScroll: (() -> Void)?

  package func scroll(to offset: CGPoint) {
    let origin = CGPoint(x: -offset.x, y: -offset.y)
    guard origin != containerOrigin else { return }
    containerOrigin = origin
    onScroll?()
  }

  package func update(_ primitive: any Primitive) {
    self.primitive = primitive
    updateCount += 1
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let measurable = primitive as? any HeadlessMeasurable {
      return measurable.headlessSize(proposal, content: content)
    }
    if let content { return content.measureContent?(proposal) ?? .zero }
    return CGSize(width: 100, height: 20)
  }

  package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    (primitive as? any HeadlessBaselines)?.headlessBaselines(in: size)
  }

  package func setFrame(_ frame: CGRect) {
    self.frame = frame
    content?.onAllocate?(frame.size)
  }

  package private(set) var attributes: [ObjectIdentifier: any NativeAttribute] = [:]

  package func setAttribute(_ attribute: (any NativeAttribute)?, for owner: ObjectIdentifier) {
    attributes[owner] = attribute
  }

  package func dispose() {
    isDisposed = true
    resignFocus()
  }
}

/// The headless stand-in for a native view's inside.
@MainActor
package final class HeadlessContainer: NativeContainer {
  package private(set) var children: [HeadlessView] = []
  package var measureContent: ((ProposedViewSize) -> CGSize)?
  package var onAllocate: ((CGSize) -> Void)?
  package private(set) var resizeRequests = 0

  package init() {}

  package var entity: AnyObject { self }
  package let isInWindow = true
  package func onceInWindow(_ action: @escaping () -> Void) { action() }
  package var enclosingEntities: [AnyObject] { [] }

  package func setChildren(_ children: [any NativeView]) {
    self.children = children.compactMap { $0 as? HeadlessView }
  }

  package func setNeedsAllocation(resize: Bool) {
    if resize { resizeRequests += 1 }
  }

  /// All views inside, each before those in its own container.
  package var descendants: [HeadlessView] {
    children.flatMap { child in [child] + child.childContainers.flatMap(\.descendants) }
  }
}
