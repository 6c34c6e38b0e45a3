import SwiftUI

extension Gesture {
  /// What the gesture is made of: its body.
  @MainActor @preconcurrency
  public func extractContent(environmentObjects: [AnyObject]) throws -> Any {
    guard Body.self != Never.self else {
      throw InspectionError.notSupported(
        "\(Inspector.typeName(type: Self.self)) has no body to inspect")
    }
    var medium: Medium = .empty
    medium.environmentObjects = environmentObjects
    return try Injection(medium).injected(into: self).body
  }
}
