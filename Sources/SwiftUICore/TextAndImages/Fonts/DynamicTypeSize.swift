/// The size of text that the user prefers.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall
  case small
  case medium
  /// The size that designs are made for.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The factor by which text in a body font grows against ``large``: the ratios of iOS's body sizes (Human
  /// Interface Guidelines, "Typography").
  package var scale: Double {
    let body: Double =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return body / 17
  }
}
