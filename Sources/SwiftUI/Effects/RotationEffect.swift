#if GTK
import Foundation
import GTK
import SwiftUICore

extension TransformPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> LayoutContainer { context.container.layout }

  func updateWidget(_ widget: LayoutContainer, from old: Self?, _ context: GTKContext<Self>) {
    guard let old, old != self else { return }
    prepare(widget, for: CGSize(width: widget.width, height: widget.height))
  }

  /// The container around draws this one transformed.
  func prepare(_ widget: LayoutContainer, for size: CGSize) {
    guard let outer = widget.parent as? LayoutContainer else { return }
    let wanted = transform(in: size)
    let numbers = [wanted.a, wanted.b, wanted.c, wanted.d, wanted.tx, wanted.ty]
    let isFinite = numbers.allSatisfy { $0.isFinite }
    if !isFinite {
      Diagnostics.reportOnce("A rotated or scaled view would be too large: it is drawn as it is.")
    }
    let transform = isFinite ? wanted : .identity
    outer.setTransform(
      of: widget, a: transform.a, b: transform.b, c: transform.c, d: transform.d,
      tx: transform.tx, ty: transform.ty)
  }
}
#endif
