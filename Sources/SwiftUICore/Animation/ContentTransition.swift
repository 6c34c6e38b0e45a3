import Foundation

/// How the content of a view changes while the view stays.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }
  private let kind: Kind

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

private enum ContentTransitionKey: ValueEnvironmentKey {
  static let defaultValue = ContentTransition.interpolate
}
private enum AddsDrawingGroupKey: ValueEnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How the content of views in this one changes.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public var contentTransition: ContentTransition {
    get { self[kept: ContentTransitionKey.self] }
    set { self[kept: ContentTransitionKey.self] = newValue }
  }

  /// Whether content transitions are drawn on the graphics card.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[kept: AddsDrawingGroupKey.self] }
    set { self[kept: AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how the content of views changes.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
