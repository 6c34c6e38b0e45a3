/// Lets the pointer find a view, or not.
public struct _AllowsHitTestingModifier: Equatable, Sendable {
  package var allowsHitTesting: Bool
}

extension _AllowsHitTestingModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> HitTestingAttribute? {
    allowsHitTesting ? nil : HitTestingAttribute()
  }
}

/// Keeps the pointer from finding a native view, and what is in it.
package struct HitTestingAttribute: NativeAttribute, Equatable {
  package static let belongsToInnermost: Bool = true
}

extension View {
  /// Configures whether this view participates in hit test operations.
  ///
  /// Without it, the pointer finds what is below. The keyboard still reaches the view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }
}
