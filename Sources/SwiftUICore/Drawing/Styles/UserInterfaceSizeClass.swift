/// Whether there is much or little room in a dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}
