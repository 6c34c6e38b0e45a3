#if GTK
import CGTK

/// A container whose owner says where each child is; CSS node `layout`.
///
/// It never measures its children to place them. Frames are in its own coordinates, from the top
/// left corner, in application pixels. Tab visits the children in their order.
///
/// ```swift
/// let container = LayoutContainer()
/// let label = Label("Hello")
/// container.insert(label, after: nil)
/// let size = label.measure(.horizontal)
/// container.setFrame(of: label, x: 10, y: 10, width: Double(size.natural), height: 20)
/// ```
///
/// A popover whose parent is set to the container is presented at each allocation.
open class LayoutContainer: Widget {
  /// `pointer`, as the functions of `SwiftUILayout` take it.
  public var layoutPointer: OpaquePointer { opaquePointer }

  open override class var gType: GType { swiftui_layout_get_type() }

  /// - Parameter role: What assistive technologies take the container for; fixed from then on.
  public convenience init(role: AccessibleRole = .generic) {
    let made = swiftui_object_new_with_role(
      swiftui_layout_get_type(), role.cValue)
    self.init(raw: constructed(made, by: "g_object_new"), transfer: .none)
  }

  /// What it asks for, minimum and natural size alike, while `onMeasure` is nil.
  public var requestedSize: (width: Int, height: Int) = (0, 0) {
    didSet {
      swiftui_layout_set_requested_size(
        layoutPointer, gint(clamping: requestedSize.width), gint(clamping: requestedSize.height))
    }
  }

  /// Answers GTK's question for a size; the second argument is the size in the other orientation,
  /// -1 for none. GTK keeps the answers until `queueResize()`.
  public var onMeasure: ((Orientation, Int) -> (minimum: Int, natural: Int))? {
    didSet { updateMeasureFunction() }
  }

  /// Called when GTK has given the container a size (width, height), before its children get
  /// theirs: frames that are set in here count at once.
  public var onAllocate: ((Int, Int) -> Void)? {
    didSet { updateAllocateFunction() }
  }

  /// Where the pointer finds the container itself, besides its children (x, y); nil for nowhere:
  /// then what is behind it can be reached between the children.
  public var onContains: ((Double, Double) -> Bool)? {
    didSet { updateContainsFunction() }
  }

  /// Whether what children draw outside of the container's bounds is cut off, and out of reach for
  /// the pointer.
  public var clipsContent: Bool {
    get { overflow == .hidden }
    set { overflow = newValue ? .hidden : .visible }
  }

  /// Adds the outline that drawing is clipped to to a Cairo context's path: the `cairo_t *`, then
  /// width and height in pixels. Called each time the container is drawn; nil for no clip. The
  /// children are drawn with Cairo then, which costs more than clipping to a rectangle.
  public var onClip: ((OpaquePointer, Double, Double) -> Void)? {
    didSet { updateClipFunction() }
  }

  /// Whether the children are drawn only where those are opaque that have `isMask` on. They are
  /// drawn with Cairo then.
  public var isMasked: Bool = false {
    didSet { swiftui_layout_set_masked(layoutPointer, isMasked ? 1 : 0) }
  }

  /// Whether this is the mask, or a part of it, of the container that it is in. It is not drawn
  /// itself.
  public var isMask: Bool = false {
    didSet { swiftui_layout_set_mask(layoutPointer, isMask ? 1 : 0) }
  }

  /// Whether children that are outside of what can be seen are left out when drawing: for many
  /// children, whose number then does not matter when one of them changes. What a child draws more
  /// than 128 pixels outside of its frame may be missing; what is further outside than that, and is
  /// not moved, is laid out anew only when it comes nearer.
  public var cull: Bool = false {
    didSet { swiftui_layout_set_cull(layoutPointer, cull ? 1 : 0) }
  }

  /// How many children were drawn the last time: fewer than there are when `cull` is on.
  public var drawnChildCount: Int { Int(swiftui_layout_get_n_drawn(layoutPointer)) }

  /// How many children the last allocation laid out: fewer than there are when `cull` is on.
  public var allocatedChildCount: Int { Int(swiftui_layout_get_n_allocated(layoutPointer)) }

  /// How many children were inserted and not removed.
  public var childCount: Int { Int(swiftui_layout_get_n_children(layoutPointer)) }
}
#endif
