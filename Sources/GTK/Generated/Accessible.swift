#if GTK
import CGTK

/// [`GtkAccessible`](https://docs.gtk.org/gtk4/iface.Accessible.html)
public protocol Accessible: Object {}

extension Accessible {
  /// `pointer`, as the functions of `GtkAccessible` take it.
  public var accessiblePointer: OpaquePointer {
    opaquePointer
  }
}

extension Accessible {
  /// [`gtk_accessible_get_accessible_role()`](https://docs.gtk.org/gtk4/method.Accessible.get_accessible_role.html)
  public var accessibleRole: AccessibleRole {
    get {
      AccessibleRole(gtk_accessible_get_accessible_role(accessiblePointer))
    }
    set {
      setProperty("accessible-role", newValue)
    }
  }
}

extension Accessible {
  /// [`gtk_accessible_reset_property()`](https://docs.gtk.org/gtk4/method.Accessible.reset_property.html)
  public func resetProperty(_ property: AccessibleProperty) {
    gtk_accessible_reset_property(accessiblePointer, property.cValue)
  }

  /// [`gtk_accessible_reset_relation()`](https://docs.gtk.org/gtk4/method.Accessible.reset_relation.html)
  public func resetRelation(_ relation: AccessibleRelation) {
    gtk_accessible_reset_relation(accessiblePointer, relation.cValue)
  }

  /// [`gtk_accessible_reset_state()`](https://docs.gtk.org/gtk4/method.Accessible.reset_state.html)
  public func resetState(_ state: AccessibleState) {
    gtk_accessible_reset_state(accessiblePointer, state.cValue)
  }
}
#endif
