/// An activity that can be cancelled.
public protocol Cancellable {
  /// Stops the activity and releases what it holds. Further calls do nothing.
  func cancel()
}

extension Cancellable {
  /// Stores this, type-erased, in `collection`; it is cancelled when it leaves the collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Stores this, type-erased, in `set`; it is cancelled when it leaves the set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
