/// How a scroll view goes beyond its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

private enum HorizontalBounceKey: ValueEnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}

private enum VerticalBounceKey: ValueEnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}

extension EnvironmentValues {
  /// Kept as a value on Linux: nothing acts on it yet.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[kept: HorizontalBounceKey.self] }
    set { self[kept: HorizontalBounceKey.self] = newValue }
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[kept: VerticalBounceKey.self] }
    set { self[kept: VerticalBounceKey.self] = newValue }
  }
}

extension View {
  /// Configures the bounce behavior of scrollable views along the specified axes. The theme decides in GTK.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { environment in
      if axes.contains(.horizontal) { environment.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { environment.verticalScrollBounceBehavior = behavior }
    }
  }
}
