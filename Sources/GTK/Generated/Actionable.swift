#if GTK
import CGTK

/// [`GtkActionable`](https://docs.gtk.org/gtk4/iface.Actionable.html)
public protocol Actionable: Widget {}

extension Actionable {
  /// `pointer`, as the functions of `GtkActionable` take it.
  public var actionablePointer: OpaquePointer {
    opaquePointer
  }
}

extension Actionable {
  /// [`gtk_actionable_get_action_name()`](https://docs.gtk.org/gtk4/method.Actionable.get_action_name.html),
  /// [`gtk_actionable_set_action_name()`](https://docs.gtk.org/gtk4/method.Actionable.set_action_name.html)
  public var actionName: String? {
    get {
      optionalSwiftString(gtk_actionable_get_action_name(actionablePointer))
    }
    set {
      gtk_actionable_set_action_name(actionablePointer, newValue)
    }
  }
}

extension Actionable {
  /// [`gtk_actionable_set_detailed_action_name()`](https://docs.gtk.org/gtk4/method.Actionable.set_detailed_action_name.html)
  public func setDetailedActionName(_ detailedActionName: String) {
    gtk_actionable_set_detailed_action_name(actionablePointer, detailedActionName)
  }
}
#endif
