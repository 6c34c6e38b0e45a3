import Foundation

/// The current hovering state and value of the pointer.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a point of the gesture's coordinate space.
  case active(CGPoint)
  case ended
}

/// Tells where the pointer is over a view.
package struct ContinuousHoverModifier {
  package var coordinateSpace: CoordinateSpace
  package var action: (HoverPhase) -> Void
}

package struct ContinuousHoverAttribute: NativeAttribute {
  package static let belongsToInnermost: Bool = true
  /// Told points of the view; nil when the pointer has left.
  package let moved: (CGPoint?) -> Void
}

extension ContinuousHoverModifier: AttributeModifier {
  public typealias Body = Never

  @MainActor package func attribute(_ context: PrimitiveContext) -> ContinuousHoverAttribute? {
    let space = coordinateSpace
    let action = action
    return ContinuousHoverAttribute { [weak node = context.node] point in
      guard let point else {
        action(.ended)
        return
      }
      let origin =
        space == .local
        ? .zero
        : onMainActor(node) { $0?.representativeItem?.frame(in: space).origin ?? .zero }
      action(.active(CGPoint(x: point.x + origin.x, y: point.y + origin.y)))
    }
  }
}

/// An effect applied when the pointer hovers over a view.
public struct HoverEffect: Hashable, Sendable {
  private enum Kind { case automatic, highlight, lift }
  private let kind: Kind
  public static let automatic = HoverEffect(kind: .automatic)
  public static let highlight = HoverEffect(kind: .highlight)
  public static let lift = HoverEffect(kind: .lift)
}

package struct HoverEffectModifier: Sendable {
  package var effect: HoverEffect?
  package var isEnabled: Bool
}

extension HoverEffectModifier: ValueModifier { public typealias Body = Never }

private struct HoverEffectEnabledKey: ValueEnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether views show that the pointer is over them.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public var isHoverEffectEnabled: Bool {
    get { self[kept: HoverEffectEnabledKey.self] }
    set { self[kept: HoverEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Adds an action to perform when the pointer enters, moves within, and exits the view's bounds.
  ///
  /// - Parameter action: called on the main actor for each move.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      ContinuousHoverModifier(coordinateSpace: coordinateSpace.coordinateSpace, action: action))
  }

  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(coordinateSpace: coordinateSpace, action: action))
  }

  /// Applies a hover effect to this view. GTK's controls have their own.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    keptAsValue().modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    keptAsValue().modifier(HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
