/// The visibility of a part of the interface.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// Whichever is usual in the place.
  case automatic
  case visible
  case hidden
}
