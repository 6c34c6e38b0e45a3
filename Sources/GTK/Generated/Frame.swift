#if GTK
import CGTK

/// [`GtkFrame`](https://docs.gtk.org/gtk4/class.Frame.html)
open class Frame: Widget {
  /// `pointer`, as the functions of `GtkFrame` take it.
  public var framePointer: UnsafeMutablePointer<GtkFrame> {
    pointer.assumingMemoryBound(to: GtkFrame.self)
  }

  open override class var gType: GType { gtk_frame_get_type() }

  /// [`gtk_frame_new()`](https://docs.gtk.org/gtk4/ctor.Frame.new.html)
  public convenience init(label: String? = nil) {
    let made = constructed(gtk_frame_new(label), by: "gtk_frame_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Frame {
  /// [`gtk_frame_get_child()`](https://docs.gtk.org/gtk4/method.Frame.get_child.html),
  /// [`gtk_frame_set_child()`](https://docs.gtk.org/gtk4/method.Frame.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(gtk_frame_get_child(framePointer))
    }
    set {
      gtk_frame_set_child(framePointer, newValue?.widgetPointer)
    }
  }

  /// [`gtk_frame_get_label()`](https://docs.gtk.org/gtk4/method.Frame.get_label.html),
  /// [`gtk_frame_set_label()`](https://docs.gtk.org/gtk4/method.Frame.set_label.html)
  public var label: String? {
    get {
      optionalSwiftString(gtk_frame_get_label(framePointer))
    }
    set {
      gtk_frame_set_label(framePointer, newValue)
    }
  }

  /// [`gtk_frame_get_label_widget()`](https://docs.gtk.org/gtk4/method.Frame.get_label_widget.html),
  /// [`gtk_frame_set_label_widget()`](https://docs.gtk.org/gtk4/method.Frame.set_label_widget.html)
  public var labelWidget: Widget? {
    get {
      Widget.wrap(gtk_frame_get_label_widget(framePointer))
    }
    set {
      gtk_frame_set_label_widget(framePointer, newValue?.widgetPointer)
    }
  }

  /// [`GtkFrame:label-xalign`](https://docs.gtk.org/gtk4/property.Frame.label-xalign.html)
  public var labelXalign: Float {
    get {
      property("label-xalign") ?? 0
    }
    set {
      setProperty("label-xalign", newValue)
    }
  }

  /// [`gtk_frame_get_label_align()`](https://docs.gtk.org/gtk4/method.Frame.get_label_align.html),
  /// [`gtk_frame_set_label_align()`](https://docs.gtk.org/gtk4/method.Frame.set_label_align.html)
  public var labelAlign: Float {
    get {
      gtk_frame_get_label_align(framePointer)
    }
    set {
      gtk_frame_set_label_align(framePointer, newValue)
    }
  }
}
#endif
