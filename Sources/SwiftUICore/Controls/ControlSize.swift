/// The size of controls, compared with the platform's usual one.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

extension ControlSize: Comparable {
  private var order: Int {
    switch self {
    case .mini: 0
    case .small: 1
    case .regular: 2
    case .large: 3
    case .extraLarge: 4
    }
  }

  public static func < (a: ControlSize, b: ControlSize) -> Bool { a.order < b.order }
}
