import SwiftUI

extension InspectableView {
  /// The value that the view sets for a preference.
  public func preference<K: PreferenceKey>(_ key: K.Type = K.self) throws -> K.Value {
    try storedModifier(_PreferenceWritingModifier<K>.self, "preference").value
  }

  /// Calls what `onPreferenceChange` was given for a preference.
  public func callOnPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, value: K.Value
  ) throws where K.Value: Equatable {
    try storedModifier(_PreferenceActionModifier<K>.self, "onPreferenceChange").action(value)
  }

  /// What `transformPreference` makes of a value.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, of value: K.Value
  ) throws -> K.Value {
    var result = value
    try storedModifier(_PreferenceTransformModifier<K>.self, "transformPreference")
      .transform(&result)
    return result
  }
}
