/// How much a part of the interface, such as a section's header, stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}
