#if GTK
import CGTK

/// [`GtkFlowBoxChild`](https://docs.gtk.org/gtk4/class.FlowBoxChild.html)
open class FlowBoxChild: Widget {
  /// `pointer`, as the functions of `GtkFlowBoxChild` take it.
  public var flowBoxChildPointer: UnsafeMutablePointer<GtkFlowBoxChild> {
    pointer.assumingMemoryBound(to: GtkFlowBoxChild.self)
  }

  open override class var gType: GType { gtk_flow_box_child_get_type() }

  /// [`gtk_flow_box_child_new()`](https://docs.gtk.org/gtk4/ctor.FlowBoxChild.new.html)
  public convenience init() {
    let made = constructed(gtk_flow_box_child_new(), by: "gtk_flow_box_child_new")
    self.init(raw: made, transfer: .none)
  }
}

extension FlowBoxChild {
  /// [`gtk_flow_box_child_get_child()`](https://docs.gtk.org/gtk4/method.FlowBoxChild.get_child.html),
  /// [`gtk_flow_box_child_set_child()`](https://docs.gtk.org/gtk4/method.FlowBoxChild.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_flow_box_child_get_child(flowBoxChildPointer))
    }
    set {
      gtk_flow_box_child_set_child(flowBoxChildPointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_flow_box_child_get_index()`](https://docs.gtk.org/gtk4/method.FlowBoxChild.get_index.html)
  public var index: Int {
    Int(gtk_flow_box_child_get_index(flowBoxChildPointer))
  }

  /// [`gtk_flow_box_child_is_selected()`](https://docs.gtk.org/gtk4/method.FlowBoxChild.is_selected.html)
  public var isSelected: Bool {
    gtk_flow_box_child_is_selected(flowBoxChildPointer) != 0
  }
}

extension FlowBoxChild {
  /// [`gtk_flow_box_child_changed()`](https://docs.gtk.org/gtk4/method.FlowBoxChild.changed.html)
  public func changed() {
    gtk_flow_box_child_changed(flowBoxChildPointer)
  }
}

extension FlowBoxChild {
  /// [`GtkFlowBoxChild::activate`](https://docs.gtk.org/gtk4/signal.FlowBoxChild.activate.html)
  @discardableResult
  public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
#endif
