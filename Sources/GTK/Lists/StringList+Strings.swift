#if GTK
import CGTK

extension StringList {
  public convenience init(_ strings: [String]) {
    let made = withCStrings(strings) { gtk_string_list_new($0) }
    self.init(raw: constructed(made, by: "gtk_string_list_new"), transfer: .full)
  }

  /// Everything in the list. Setting it replaces the items, which views hear of as one change.
  public var strings: [String] {
    get {
      (0..<count).map { swiftString(gtk_string_list_get_string(stringListPointer, guint($0))) }
    }
    set {
      replace(from: 0, count: count, with: newValue)
    }
  }

  /// Replaces `count` strings from `position` on; a range past the end is cut.
  public func replace(from position: Int, count removed: Int, with strings: [String]) {
    let start = min(max(position, 0), count)
    let length = min(max(removed, 0), count - start)
    withCStrings(strings) {
      gtk_string_list_splice(stringListPointer, guint(start), guint(length), $0)
    }
  }
}

extension DropDown {
  public convenience init(strings: [String]) {
    let made = withCStrings(strings) {
      gtk_drop_down_new_from_strings($0)
    }
    self.init(
      raw: constructed(made, by: "gtk_drop_down_new_from_strings"), transfer: .none)
  }
}
#endif
