#if GTK
import CGTK

extension ListStore {
  /// An empty list of objects of a class.
  public convenience init(of type: Object.Type = Object.self) {
    self.init(
      raw: constructed(g_list_store_new(type.gType), by: "g_list_store_new"), transfer: .full)
  }
}

extension DropDown {
  /// A menu of a list's items; with others than strings it needs a `factory`.
  public convenience init(model: (any ListModel)?) {
    let made = gtk_drop_down_new(model?.referenced().listModelPointer, nil)
    self.init(raw: constructed(made, by: "gtk_drop_down_new"), transfer: .none)
  }
}

extension TreeListModel {
  /// A tree as a flat list of the rows that are unfolded.
  /// - Parameters:
  ///   - passthrough: Whether the list holds the items themselves, in place of `TreeListRow`s.
  ///   - autoexpand: Whether rows are unfolded from the start.
  ///   - children: The list below an item; nil for one that cannot be unfolded. Called when GTK
  ///     needs to know, and kept until the model goes.
  public convenience init(
    root: any ListModel, passthrough: Bool = false, autoexpand: Bool = false,
    children: @escaping (Object) -> (any ListModel)?
  ) {
    let box = ClosureBox<ChildrenClosure>(children)
    let made = gtk_tree_list_model_new(
      root.referenced().listModelPointer, passthrough ? 1 : 0, autoexpand ? 1 : 0, makeChildren,
      box.retainedPointer(), releaseBox)
    self.init(raw: constructed(made, by: "gtk_tree_list_model_new"), transfer: .full)
  }
}

private typealias ChildrenClosure = (Object) -> (any ListModel)?

nonisolated private func makeChildren(item: gpointer?, data: gpointer?) -> OpaquePointer? {
  guard let data, let item else { return nil }
  return ClosureBox<ChildrenClosure>.call(in: data, item) { closure, item in
    Object.wrap(item).flatMap { closure($0)?.referenced().listModelPointer }
  }
}

extension CustomSorter {
  /// Sorts by a closure: below 0 when the first comes before the second, above 0 when behind.
  public convenience init(compare: @escaping (Object, Object) -> Int) {
    let box = ClosureBox<CompareClosure>(compare)
    self.init(
      raw: constructed(
        gtk_custom_sorter_new(compareItems, box.retainedPointer(), releaseBox),
        by: "gtk_custom_sorter_new"), transfer: .full)
  }
}

private typealias CompareClosure = (Object, Object) -> Int

nonisolated private func compareItems(
  first: gconstpointer?, second: gconstpointer?, data: gpointer?
) -> gint {
  guard let data, let first, let second else { return 0 }
  let items = (UnsafeMutableRawPointer(mutating: first), UnsafeMutableRawPointer(mutating: second))
  return ClosureBox<CompareClosure>.call(in: data, items) { closure, items in
    guard let one = Object.wrap(items.0), let two = Object.wrap(items.1) else { return 0 }
    return gint(clamping: closure(one, two))
  }
}
#endif
