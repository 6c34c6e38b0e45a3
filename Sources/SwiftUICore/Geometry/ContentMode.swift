/// How content is scaled into a space of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The whole content is visible; the space may be left partly empty.
  case fit

  /// The whole space is covered; the content may reach beyond it.
  case fill
}
