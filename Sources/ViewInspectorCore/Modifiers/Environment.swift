import SwiftUI

#if os(Linux)
import SwiftUICore
#endif

extension InspectableView {
  /// The value that modifiers of the view, or of those that it is in, give a key; the innermost one's.
  public func environment<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) throws -> T {
    try environmentAttribute(keyPath, "environment(\(Inspector.typeName(type: T.self)))")
  }

  /// What the view's `transformEnvironment` modifiers for a key make of a value.
  public func transformEnvironment<T>(
    _ keyPath: WritableKeyPath<EnvironmentValues, T>, of value: T
  ) throws -> T {
    let found: [_EnvironmentKeyTransformModifier<T>] = content.medium.viewModifiers
      .compactMap { $0.modifier as? _EnvironmentKeyTransformModifier<T> }
      .filter { $0.keyPath == keyPath }
    guard !found.isEmpty else { throw missingModifier("transformEnvironment") }
    // What is around others comes first.
    return found.reversed().reduce(into: value) { $1.transform(&$0) }
  }
}
