import SwiftUI

extension InspectableView {
  /// The reasons that `redacted(reason:)` gives for the view, or for those that it is in, and that `unredacted()` does
  /// not take away.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func redacted() throws -> RedactionReasons {
    let key = \EnvironmentValues.redactionReasons
    let found = content.medium.environmentModifiers.filter { modifier in
      Structure.redactionReasons.matches(modifier.descriptor)
        || EnvironmentKeyPaths.keyPath(ofModifier: modifier.modifier) == key
    }
    guard !found.isEmpty else { throw missingModifier("redacted") }
    var environment = EnvironmentValues()
    for modifier in found { modifier.write(to: &environment) }
    return environment.redactionReasons
  }
}
