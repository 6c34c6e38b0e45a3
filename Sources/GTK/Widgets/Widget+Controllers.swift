#if GTK
  import CGTK

  extension Widget {
    /// [`gtk_widget_add_controller()`](https://docs.gtk.org/gtk4/method.Widget.add_controller.html)
    ///
    /// The widget keeps the controller until it is removed or the widget goes.
    public func addController(_ controller: EventController) {
      // GTK takes a reference over; the wrapper keeps its own.
      g_object_ref(controller.pointer)
      gtk_widget_add_controller(widgetPointer, controller.opaquePointer)
    }
  }
#endif
