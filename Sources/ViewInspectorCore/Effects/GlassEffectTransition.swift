#if compiler(>=6.2)
import SwiftUI

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
extension InspectableView {
  public func glassEffectTransition() throws -> GlassEffectTransition {
    try modifierAttribute(.glassEffectTransition, "glassEffectTransition")
  }
}
#endif
