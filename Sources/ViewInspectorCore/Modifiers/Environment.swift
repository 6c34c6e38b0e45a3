import SwiftUI

extension InspectableView {
  /// The value that modifiers of the view, or of those that it is in, give a key; the innermost one's.
  public func environment<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) throws -> T {
    try environmentAttribute(keyPath, "environment(\(Inspector.typeName(type: T.self)))")
  }
}
