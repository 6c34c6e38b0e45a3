#if GTK
import Foundation
import GTK
import SwiftUICore

extension SizedTransformPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> LayoutContainer { context.container.layout }

  func updateWidget(_ widget: LayoutContainer, from old: Self?, _ context: GTKContext<Self>) {
    guard old != nil else { return }
    prepare(widget, for: CGSize(width: widget.width, height: widget.height))
  }

  /// The container around draws this one transformed.
  func prepare(_ widget: LayoutContainer, for size: CGSize) {
    guard let outer = widget.parent as? LayoutContainer else { return }
    let transform = transform(size)
    outer.setTransform(
      of: widget, a: transform.a, b: transform.b, c: transform.c, d: transform.d,
      tx: transform.tx, ty: transform.ty)
  }
}
#endif
