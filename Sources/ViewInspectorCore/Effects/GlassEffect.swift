import SwiftUI

extension ViewType {
  /// What `glassEffect(_:in:)` was given.
  @MainActor
  public struct GlassEffect {
    let configuration: Any

    /// The color of the glass; nil where it has none.
    public func tintColor() throws -> SwiftUI.Color? {
      try? Inspector.attribute(.glassEffectTint, of: configuration, type: SwiftUI.Color.self)
    }

    /// - Throws: `typeMismatch` where the shape is another one.
    public func shape<S: SwiftUI.Shape>(_ type: S.Type) throws -> S {
      try Inspector.cast(
        value: Inspector.attribute(.glassEffectShape, of: configuration), type: S.self)
    }

    /// Whether the glass reacts to touches.
    public func isInteractive() throws -> Bool {
      let options = try Inspector.attribute(
        .glassEffectOptions, of: configuration, type: Int.self)
      return options & 1 != 0
    }
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
extension InspectableView {
  public func glassEffect() throws -> ViewType.GlassEffect {
    ViewType.GlassEffect(
      configuration: try modifierAttribute(.glassEffect, "glassEffect", as: Any.self))
  }

  public func glassEffectID() throws -> (id: AnyHashable?, namespace: Namespace.ID) {
    (
      try modifierAttribute(.glassEffectID, "glassEffectID", as: AnyHashable?.self),
      try modifierAttribute(.glassEffectNamespace, "glassEffectID")
    )
  }

  public func glassEffectUnion() throws -> (id: AnyHashable?, namespace: Namespace.ID?) {
    (
      try modifierAttribute(.glassEffectUnionID, "glassEffectUnion", as: AnyHashable?.self),
      try modifierAttribute(
        .glassEffectUnionNamespace, "glassEffectUnion", as: Namespace.ID?.self)
    )
  }
}
