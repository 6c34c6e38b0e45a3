import Foundation

/// A kind of glass, with its tint.
public struct Glass: Equatable, Sendable {
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let interactive = Options(rawValue: 1 << 0)
  }
  package enum Variant: Equatable, Sendable { case regular, clear, identity }
  package var variant: Variant
  package var tintColor: Color?
  package var options: Options = []

  public static var regular: Glass { Glass(variant: .regular) }
  public static var clear: Glass { Glass(variant: .clear) }
  public static var identity: Glass { Glass(variant: .identity) }

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// Whether the glass reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    if isEnabled { glass.options.insert(.interactive) } else { glass.options.remove(.interactive) }
    return glass
  }
}

/// What a glass effect is made of.
package struct GlassEffectConfiguration {
  package struct ShapeBox {
    package struct Storage {
      package let shape: any Shape
    }
    package let storage: Storage
  }
  package var glass: Glass
  package var shape: ShapeBox
}

/// Puts glass behind a view.
package struct GlassEffectModifier {
  package var config: GlassEffectConfiguration
}

extension GlassEffectModifier: ViewModifier {
  /// Drawn as a material without the refraction: a translucent area in the shape.
  public func body(content: Content) -> some View {
    let shape = AnyShape(config.shape.storage.shape)
    content.background {
      if config.glass.variant != .identity {
        shape.fill(Material.regular)
        if let tint = config.glass.tintColor { shape.fill(tint.opacity(0.3)) }
      }
    }
  }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case materialize, matchedGeometry, identity }
  package let kind: Kind

  public static var materialize: GlassEffectTransition { .init(kind: .materialize) }
  public static var matchedGeometry: GlassEffectTransition { .init(kind: .matchedGeometry) }
  public static var identity: GlassEffectTransition { .init(kind: .identity) }
}

package struct GlassEffectTransitionModifier: Sendable {
  package var transition: GlassEffectTransition
}

/// Names a glass effect, to be told from others when views come and go.
package struct GlassEffectIDModifier {
  package var id: AnyHashable?
  package var namespace: Namespace.ID
}

/// Joins a glass effect with others.
package struct GlassEffectGroupModifier {
  package struct Configuration {
    package var id: AnyHashable?
    package var namespace: Namespace.ID?
  }
  package var config: Configuration
}

extension GlassEffectTransitionModifier: ValueModifier { public typealias Body = Never }
extension GlassEffectIDModifier: ValueModifier { public typealias Body = Never }
extension GlassEffectGroupModifier: ValueModifier { public typealias Body = Never }

/// The shape of a glass effect where none is given.
public struct DefaultGlassEffectShape: Shape {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Holds shapes of glass that flow into one another on Apple's systems. Each shape is drawn on its own here.
public struct GlassEffectContainer<Content: View> {
  package struct Configuration: Equatable, Sendable {
    package var smoothness: CGFloat?
  }
  package struct Base {
    package var content: Content
    package var config: Configuration
  }
  package var base: Base

  /// - Parameter spacing: how near shapes must be to one another to melt together, in points. Ignored
  ///   on Linux.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    SwiftUIDiagnostics.ignores(
      "spacing", if: spacing != nil, of: "GlassEffectContainer(spacing:content:)")
    base = Base(content: content(), config: Configuration(smoothness: spacing))
  }
}

extension GlassEffectContainer: View {
  public var body: some View { base.content }
}

extension View {
  /// Applies the Liquid Glass effect to a view: here a translucent background in the shape.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(
      GlassEffectModifier(
        config: GlassEffectConfiguration(
          glass: glass,
          shape: GlassEffectConfiguration.ShapeBox(
            storage: GlassEffectConfiguration.ShapeBox.Storage(shape: shape)))))
  }

  /// Associates an identity value to Liquid Glass effects defined within this view.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    keptAsValue().modifier(
      GlassEffectIDModifier(id: id.map { AnyHashable($0) }, namespace: namespace))
  }

  /// Associates any Liquid Glass effects defined within this view to a union with the provided identifier.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    keptAsValue().modifier(
      GlassEffectGroupModifier(
        config: GlassEffectGroupModifier.Configuration(
          id: id.map { AnyHashable($0) }, namespace: namespace)))
  }

  /// Associates a glass effect transition with any glass effects defined within this view.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    keptAsValue().modifier(GlassEffectTransitionModifier(transition: transition))
  }
}
