import SwiftUI

extension _OverlayPreferenceModifier: PreferenceLayer {
  func layerForDefaultValue() throws -> Any {
    try Inspector.attribute(
      .overlayPreference, of: self, type: ((Key.Value) -> Overlay).self)(Key.defaultValue)
  }
}

extension _BackgroundPreferenceModifier: PreferenceLayer {
  func layerForDefaultValue() throws -> Any {
    try Inspector.attribute(
      .backgroundPreference, of: self, type: ((Key.Value) -> Overlay).self)(Key.defaultValue)
  }
}
