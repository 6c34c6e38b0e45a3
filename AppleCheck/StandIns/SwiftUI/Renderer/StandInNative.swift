/// A native view of the stand-ins.
@MainActor
package protocol StandInNative: NativeView {
  var shape: StandInShape { get }
}

extension StandInNative {
  /// What its container's view holds; nil where nothing but drawing stands for it.
  package var root: StandInView? { shape.root }
  package var entity: AnyObject { shape.entity }
}

/// A view that a primitive describes.
@MainActor
package class StandInNativeView: StandInNative {
  package private(set) var primitive: any Primitive
  package let shape: StandInShape
  private let content: StandInContainer?
  package var onScroll: (() -> Void)?

  package init(_ primitive: any Primitive, _ shape: StandInShape) {
    self.primitive = primitive
    self.shape = shape
    content = shape.contentView.map { StandInContainer($0) }
    content?.onControllers = shape.onControllers
  }

  package var container: (any NativeContainer)? { content }

  package func update(_ primitive: any Primitive) { self.primitive = primitive }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let measurable = primitive as? any HeadlessMeasurable {
      let inside = HeadlessContainer()
      inside.measureContent = content?.measureContent
      return measurable.headlessSize(proposal, content: content == nil ? nil : inside)
    }
    if let content { return content.measureContent?(proposal) ?? .zero }
    return CGSize(width: 100, height: 20)
  }

  package func setFrame(_ frame: CGRect) {
    root?.frame = frame
    guard let content else { return }
    if content.view !== root { content.view.frame = CGRect(origin: .zero, size: frame.size) }
    content.onAllocate?(frame.size)
  }

  package func setAttribute(_ attribute: (any NativeAttribute)?, for owner: ObjectIdentifier) {}

  package func dispose() {
    shape.controller?.removeFromParent()
  }
}
