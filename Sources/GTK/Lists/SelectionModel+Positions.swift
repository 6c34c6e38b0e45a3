#if GTK
import CGTK

extension SelectionModel {
  /// The selected positions, in order.
  public var selectedPositions: [Int] {
    let set = gtk_selection_model_get_selection(selectionModelPointer)
    defer { gtk_bitset_unref(set) }
    var iterator = GtkBitsetIter()
    var position: guint = 0
    var result: [Int] = []
    var found = gtk_bitset_iter_init_first(&iterator, set, &position)
    while found != 0 {
      result.append(Int(position))
      found = gtk_bitset_iter_next(&iterator, &position)
    }
    return result
  }

  /// Makes exactly these positions the selected ones; those past the end do not count.
  /// - Returns: False when the model does not let the selection be set so.
  @discardableResult
  public func select(positions: [Int]) -> Bool {
    let selected = gtk_bitset_new_empty()
    let all = gtk_bitset_new_range(0, guint(clamping: count))
    defer {
      gtk_bitset_unref(selected)
      gtk_bitset_unref(all)
    }
    for position in positions where position >= 0 && position < count {
      gtk_bitset_add(selected, guint(clamping: position))
    }
    return gtk_selection_model_set_selection(selectionModelPointer, selected, all) != 0
  }
}
#endif
