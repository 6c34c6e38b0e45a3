/// The direction in which the user's language reads, and so the side on which leading is.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
