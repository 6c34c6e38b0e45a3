#if GTK
import CGTK

extension Application {
  /// Binds keys, such as `<Control>s`, to an action by its full name, such as `app.save`.
  public func setAccels(for action: String, _ accels: [String]) {
    withCStrings(accels) {
      gtk_application_set_accels_for_action(applicationPointer, action, $0)
    }
  }

  /// The application's windows, the one with the focus last first.
  public var windows: [Window] {
    var result: [Window] = []
    var node = gtk_application_get_windows(applicationPointer)
    while let found = node {
      if let window = Window.wrap(found.pointee.data) {
        result.append(window)
      }
      node = found.pointee.next
    }
    return result
  }
}
#endif
