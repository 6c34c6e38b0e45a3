#if GTK
import CGTK

/// A widget whose content is drawn by its owner; CSS node `drawing`.
///
/// It asks for no size, takes no focus, and draws nothing while it has no area.
open class Drawing: Widget {
  /// `pointer`, as the functions of `SwiftUIDrawing` take it.
  public var drawingPointer: OpaquePointer { opaquePointer }

  open override class var gType: GType { swiftui_drawing_get_type() }

  /// - Parameter role: What assistive technologies take the drawing for; fixed from then on.
  public convenience init(role: AccessibleRole = .generic) {
    let made = swiftui_object_new_with_role(
      swiftui_drawing_get_type(), role.cValue)
    self.init(raw: constructed(made, by: "g_object_new"), transfer: .none)
  }

  /// Draws with Cairo: the `cairo_t *`, then width and height in pixels. The context is valid only
  /// during the call. Called when GTK needs the content, not each time it is shown.
  public var onSnapshot: ((OpaquePointer, Double, Double) -> Void)? {
    didSet { updateFunction() }
  }

  /// Draws with render nodes, which cost less than Cairo for plain colors and gradients: the
  /// `GtkSnapshot *`, then width and height in pixels. Goes below what `onSnapshot` draws.
  public var onSnapshotNode: ((OpaquePointer, Double, Double) -> Void)? {
    didSet { updateFunction() }
  }

  /// Whether a point (x, y) counts as inside, for the pointer; nil for all within the bounds.
  public var onContains: ((Double, Double) -> Bool)? {
    didSet {
      guard let onContains else {
        return swiftui_drawing_set_contains_func(drawingPointer, nil, nil, nil)
      }
      let box = ClosureBox<ContainsClosure>(onContains)
      swiftui_drawing_set_contains_func(
        drawingPointer, containsPoint, box.retainedPointer(), releaseBox)
    }
  }

  private func updateFunction() {
    let node = onSnapshotNode
    let cairo = onSnapshot
    guard node != nil || cairo != nil else {
      return swiftui_drawing_set_func(drawingPointer, nil, nil, nil)
    }
    let box = ClosureBox<SnapshotClosure> { snapshot, width, height in
      node?(snapshot, width, height)
      if let cairo {
        drawCairo(in: snapshot, width: width, height: height, cairo)
      }
    }
    swiftui_drawing_set_func(drawingPointer, drawSnapshot, box.retainedPointer(), releaseBox)
  }
}

private typealias SnapshotClosure = (OpaquePointer, Double, Double) -> Void

private func drawCairo(
  in snapshot: OpaquePointer, width: Double, height: Double, _ draw: SnapshotClosure
) {
  var bounds = graphene_rect_t()
  graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
  guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
  draw(context, width, height)
  cairo_destroy(context)
}

nonisolated private func drawSnapshot(
  snapshot: OpaquePointer?, width: Int32, height: Int32, data: gpointer?
) {
  guard let data, let snapshot else { return }
  ClosureBox<SnapshotClosure>.call(in: data, snapshot) { closure, snapshot in
    closure(snapshot, Double(width), Double(height))
  }
}
#endif
