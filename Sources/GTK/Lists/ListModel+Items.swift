#if GTK
import CGTK

extension ListModel {
  /// How many items the list has.
  public var count: Int { Int(nItems) }

  /// The item at `position`: nil past the end, or when it is of another type.
  public func item<T>(at position: Int, as type: T.Type = T.self) -> T? {
    guard let index = guint(exactly: position) else { return nil }
    let item = g_list_model_get_item(listModelPointer, index)
    return Object.wrap(item, transfer: .full) as? T
  }
}

/// A list of one of GTK's private classes, such as that of a widget's children.
public final class PrivateListModel: Object, ListModel {
  /// That of the interface, which is all that such objects have in common.
  public override class var gType: GType { g_list_model_get_type() }
}

/// `GTK_INVALID_LIST_POSITION`: no position, where a UInt tells one.
nonisolated public let invalidListPosition = UInt(UInt32.max)
#endif
