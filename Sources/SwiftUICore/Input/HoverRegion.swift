/// Tells when the pointer comes and goes.
public struct _HoverRegionModifier {
  package var callback: (Bool) -> Void
}

extension _HoverRegionModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> HoverAttribute? {
    HoverAttribute(callback: callback)
  }
}

package struct HoverAttribute: NativeAttribute {
  package static let belongsToInnermost: Bool = true
  package let callback: (Bool) -> Void
}

extension View {
  /// Adds an action to perform when the user moves the pointer over or away from the view.
  ///
  /// - Parameter action: called on the main actor with true when the pointer enters, false when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverRegionModifier(callback: action))
  }
}
