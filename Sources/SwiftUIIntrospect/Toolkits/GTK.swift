#if GTK
import CGTK
public import GTK

extension Platform {
  /// The GTK that this process has loaded.
  static var gtk: Platform {
    Platform(
      .gtk, Int(gtk_get_major_version()), Int(gtk_get_minor_version()),
      Int(gtk_get_micro_version()))
  }
}

extension GTK.Widget: PlatformEntity {
  public var ancestor: GTK.Widget? { parent }

  public var descendants: [GTK.Widget] { children }

  nonisolated public static var canBeIncidental: Bool { self == GTK.ScrolledWindow.self }

  public var isIncidental: Bool { (self as? GTK.ScrolledWindow)?.child is GTK.TextView }
}
#endif
