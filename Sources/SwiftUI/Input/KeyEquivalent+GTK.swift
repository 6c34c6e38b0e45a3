#if GTK
import CGTK
import SwiftUICore

extension KeyEquivalent {
  /// GDK's names of the keys that write no character of their own.
  private static let names: [(key: KeyEquivalent, name: String)] = [
    (.upArrow, "Up"), (.downArrow, "Down"), (.leftArrow, "Left"), (.rightArrow, "Right"),
    (.escape, "Escape"), (.delete, "BackSpace"), (.deleteForward, "Delete"), (.home, "Home"),
    (.end, "End"), (.pageUp, "Page_Up"), (.pageDown, "Page_Down"), (.clear, "Clear"),
    (.tab, "Tab"), (.space, "space"), (.return, "Return"),
  ]

  /// GDK's name of the key; nil where it has none.
  var keyName: String? {
    if let known = Self.names.first(where: { $0.key == self }) { return known.name }
    guard let scalar = character.lowercased().unicodeScalars.first else { return nil }
    let value = gdk_unicode_to_keyval(scalar.value)
    return gdk_keyval_name(value).map { String(cString: $0) }
  }

  /// The key that GDK tells of; nil for one that is only held with others.
  init?(keyValue: UInt) {
    let value = guint(keyValue)
    let name = gdk_keyval_name(value).map { String(cString: $0) } ?? ""
    if let known = Self.names.first(where: { $0.name == name }) {
      self = known.key
      return
    }
    if name == "ISO_Enter" || name == "KP_Enter" {
      self = .return
      return
    }
    let scalar = gdk_keyval_to_unicode(gdk_keyval_to_lower(value))
    guard scalar != 0, let unicode = Unicode.Scalar(scalar) else { return nil }
    self.init(Character(unicode))
  }
}
#endif
