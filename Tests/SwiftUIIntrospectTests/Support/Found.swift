#if GTK
import GTK

/// What closures were handed, by the number of the view. Holds the widgets weakly.
@MainActor
final class Found<Entity: Widget> {
  private struct Entry {
    weak var widget: Entity?
  }

  private var entries: [Int: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  subscript(index: Int) -> Entity? { entries[index]?.widget }

  func add(_ widget: Entity, at index: Int) {
    entries[index] = Entry(widget: widget)
  }
}
#endif
