/// Which publisher stands for which object.
///
/// Objects are found by address and held weakly. An object's first request for its publisher makes
/// it, and hands it to the object's `@Published` properties, which keep it as long as the object
/// lives; the registry keeps only that of an object without any. Entries of dead objects are swept
/// whenever the number of entries has doubled.
final class ObservableObjectRegistry: @unchecked Sendable {
  static let shared: ObservableObjectRegistry = ObservableObjectRegistry()

  private struct Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
    /// The publisher, where no property of the object keeps it.
    var kept: ObservableObjectPublisher?
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepsAt: Int = 64

    /// Takes out the entries of dead objects, and returns them with the living ones.
    mutating func sweep() -> (dead: [Entry], living: [AnyObject]) {
      var dead: [Entry] = []
      var living: [AnyObject] = []
      for (key, entry) in entries {
        if let object = entry.object {
          living.append(object)
        } else {
          dead.append(entry)
          entries[key] = nil
        }
      }
      sweepsAt = max(64, entries.count * 2)
      return (dead, living)
    }
  }

  private let state: Locked<State> = Locked(State())

  /// The publisher of `object`, made if there is none.
  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    if let publisher = existingPublisher(for: object) {
      return publisher
    }
    let properties = PublishedProperties.of(object)
    let fresh = ObservableObjectPublisher()
    // Another thread may have been first, and a property set anew may have lost the publisher.
    let publisher = insert(
      properties.lazy.compactMap(\.objectPublisher).first ?? fresh,
      for: object, keeps: properties.isEmpty)
    for property in properties {
      property.objectPublisher = publisher
    }
    return publisher
  }

  /// The publisher of `object`, if anyone has asked for it.
  func existingPublisher(for object: AnyObject) -> ObservableObjectPublisher? {
    state.withLock { state in
      guard let entry = state.entries[ObjectIdentifier(object)], entry.object === object
      else { return nil }
      return entry.publisher
    }
  }

  /// How many entries there are, those of dead objects included.
  var count: Int {
    state.withLock { $0.entries.count }
  }

  private func insert(
    _ publisher: ObservableObjectPublisher, for object: AnyObject, keeps: Bool
  ) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let (result, dead, living): (ObservableObjectPublisher, [Entry], [AnyObject]) = state.withLock {
      state in
      if let entry = state.entries[key], entry.object === object,
        let existing = entry.publisher
      {
        return (existing, [], [])
      }
      let entry = Entry(
        object: object, publisher: publisher, kept: keeps ? publisher : nil)
      let old = state.entries.updateValue(entry, forKey: key)
      let swept: (dead: [Entry], living: [AnyObject]) =
        state.entries.count >= state.sweepsAt ? state.sweep() : ([], [])
      return (publisher, swept.dead + (old.map { [$0] } ?? []), swept.living)
    }
    // Released outside the lock: the dead with the subscribers that their publishers may hold, and
    // the living because another thread may meanwhile have let go of them.
    withExtendedLifetime((dead, living)) {}
    return result
  }
}
