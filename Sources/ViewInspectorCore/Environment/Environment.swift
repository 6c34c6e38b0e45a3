import SwiftUI

extension InspectableView {
  /// The value that modifiers of the view, or of those that it is in, give a key; the innermost one's.
  public func environment<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) throws -> T {
    try environmentAttribute(keyPath, "environment(\(Inspector.typeName(type: T.self)))")
  }

  /// What the view's `transformEnvironment` modifiers for a key make of a value.
  public func transformEnvironment<T>(
    _ keyPath: WritableKeyPath<EnvironmentValues, T>, of value: T
  ) throws -> T {
    let found = content.medium.viewModifiers.compactMap { modifier -> ((inout T) -> Void)? in
      guard let modifier = modifier.modifier as? _EnvironmentKeyTransformModifier<T>,
        EnvironmentKeyPaths.keyPath(ofTransform: modifier) == keyPath
      else { return nil }
      let transform = try? Inspector.attribute(.environmentTransform, of: modifier)
      return transform as? (inout T) -> Void
    }
    guard !found.isEmpty else { throw missingModifier("transformEnvironment") }
    // What is around others comes first.
    return found.reversed().reduce(into: value) { $1(&$0) }
  }
}
