import Foundation

/// Makes a view lighter or darker.
public struct _BrightnessEffect: Equatable, Sendable {
  public var amount: Double
  @inlinable nonisolated public init(amount: Double) { self.amount = amount }
}

/// Multiplies the colors of a view by another.
public struct _ColorMultiplyEffect: Equatable {
  public var color: Color
  @inlinable nonisolated public init(color: Color) { self.color = color }
}

/// Makes a view as opaque as it is light.
public struct _LuminanceToAlphaEffect: Equatable, Sendable {
  @inlinable nonisolated public init() {}
}

/// Combines the colors of a view with those behind it.
public struct _BlendModeEffect: Equatable {
  public var blendMode: BlendMode
  @inlinable nonisolated public init(blendMode: BlendMode) { self.blendMode = blendMode }
}

/// Puts a view's drawing together before effects around it are applied.
public struct _CompositingGroupEffect: Equatable, Sendable {
  @inlinable nonisolated public init() {}
}

/// Draws a view into an image first.
public struct _DrawingGroupEffect: Equatable, Sendable {
  package var isOpaque: Bool
  package var colorMode: ColorRenderingMode
}

/// Keeps a view's geometry apart from that around it while it is animated.
public struct _GeometryGroupEffect: Equatable, Sendable {}

extension _BrightnessEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> FilterPrimitive {
    FilterPrimitive(filter: .brightness(amount))
  }
}

extension _ColorMultiplyEffect: ValueModifier { public typealias Body = Never }
extension _LuminanceToAlphaEffect: ValueModifier { public typealias Body = Never }
extension _BlendModeEffect: ValueModifier { public typealias Body = Never }
extension _CompositingGroupEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> GroupPrimitive {
    GroupPrimitive()
  }
}
extension _DrawingGroupEffect: EffectModifier {
  public typealias Body = Never
  @MainActor package func primitive(_ context: PrimitiveContext) -> GroupPrimitive {
    GroupPrimitive()
  }
}
extension _GeometryGroupEffect: ValueModifier { public typealias Body = Never }

extension View {
  /// Brightens this view by the specified amount.
  ///
  /// - Parameter amount: added to each part of the colors, from -1, black, to 1, white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    let isValid = amount.isFinite
    if !isValid { Diagnostics.reportOnce("Invalid number \(amount) in brightness(_:): 0 is used.") }
    return modifier(_BrightnessEffect(amount: isValid ? min(max(amount, -1), 1) : 0))
  }

  /// Adds a color multiplication effect to this view. GTK draws the view without.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    keptAsValue().modifier(_ColorMultiplyEffect(color: color))
  }

  /// Adds a luminance to alpha effect to this view. GTK draws the view without.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func luminanceToAlpha() -> some View {
    keptAsValue().modifier(_LuminanceToAlphaEffect())
  }

  /// Sets the blend mode for compositing this view with overlapping views. GTK draws with the normal one.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    keptAsValue().modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Wraps this view in a compositing group: what is around it takes it as one drawing.
  nonisolated public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Composites this view's contents into one drawing.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { modifier(_DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode)) }

  /// Isolates the geometry (e.g. position and size) of the view from its parent view while it is animated.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func geometryGroup() -> some View {
    keptAsValue().modifier(_GeometryGroupEffect())
  }
}
