#if GTK
import CGTK

/// The versions that run, each as `major.minor`: what widgets look like depends on them.
package enum ToolkitVersion {
  package static var gtk: String { "\(gtk_get_major_version()).\(gtk_get_minor_version())" }
  package static var adwaita: String { "\(adw_get_major_version()).\(adw_get_minor_version())" }
}
#endif
