#if GTK
import CGTK

/// A list of a given length whose items are only positions, made while a view shows them: for
/// views whose rows are looked up elsewhere. 100,000 of them cost nothing.
public final class IndexListModel: Object, ListModel {
  /// An item: the same object as long as somebody holds it, also while it moves.
  public final class Item: Object {
    public override class var gType: GType { swiftui_index_item_get_type() }

    /// Where it is now; nil once it was removed.
    public var position: Int? {
      let value = swiftui_index_item_get_position(opaquePointer)
      return value == guint.max ? nil : Int(value)
    }
  }

  public override class var gType: GType { swiftui_index_list_get_type() }

  /// - Parameter count: Counts below 0 are 0.
  public convenience init(count: Int) {
    let made = swiftui_index_list_new(guint(clamping: count))
    self.init(raw: constructed(made, by: "swiftui_index_list_new"), transfer: .full)
  }

  /// How many items exist at present, for views or others that hold them.
  public var liveItemCount: Int { Int(swiftui_index_list_get_live_count(opaquePointer)) }

  /// Tells the views that `removed` items at `position` have become `added` other ones; what comes
  /// behind moves along. A range outside of the list changes nothing, and GLib reports a critical
  /// error.
  public func itemsChanged(position: Int, removed: Int, added: Int) {
    swiftui_index_list_splice(
      opaquePointer, guint(clamping: position), guint(clamping: removed), guint(clamping: added))
  }
}
#endif
