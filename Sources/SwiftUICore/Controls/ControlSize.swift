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

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue: ControlSize = .regular
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the nearest size in a range to the one that is inherited.
  nonisolated public func controlSize(_ range: some RangeExpression<ControlSize>) -> some View {
    transformEnvironment(\.controlSize) { size in
      let allowed = ControlSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}
