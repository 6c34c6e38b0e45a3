@testable import SwiftUI

/// What closures were given, by a name for each.
@MainActor
final class Found {
  var entities: [String: AnyObject] = [:]
  /// The names of the closures in the order in which they were called.
  private(set) var calls: [String] = []

  func take(_ name: String) -> @MainActor (AnyObject) -> Void {
    {
      self.entities[name] = $0
      self.calls.append(name)
    }
  }

  subscript(_ name: String) -> StandInView? { entities[name] as? StandInView }
}

/// Changes the state of a view from outside.
@MainActor
final class Handle<Value> {
  var set: ((Value) -> Void)?
}
