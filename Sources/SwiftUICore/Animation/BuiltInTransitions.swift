import Foundation

/// A transition that returns the input view, unmodified.
public struct IdentityTransition {
  nonisolated public init() {}
}

extension IdentityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
public struct OpacityTransition {
  nonisolated public init() {}
}

extension OpacityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A transition that scales the view down to a share of its size.
public struct ScaleTransition {
  public var scale: Double
  public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// A transition that moves the view by a distance in points.
public struct OffsetTransition {
  public var offset: CGSize

  nonisolated public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves the view in from, and out to, an edge: by its own size.
public struct MoveTransition {
  public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetEffect(edge: phase.isIdentity ? nil : edge))
  }
}

/// A transition that moves the view in from one edge, and out to the opposite one.
public struct PushTransition {
  public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let edge: Edge? =
      switch phase {
      case .willAppear: edge
      case .identity: nil
      case .didDisappear: edge.opposite
      }
    content.modifier(EdgeOffsetEffect(edge: edge)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that moves the view in from the leading edge, and out to the trailing one.
public struct SlideTransition {
  nonisolated public init() {}
}

extension SlideTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let edge: Edge? =
      switch phase {
      case .willAppear: .leading
      case .identity: nil
      case .didDisappear: .trailing
      }
    content.modifier(EdgeOffsetEffect(edge: edge))
  }
}

/// A transition that blurs the view while it fades.
public struct BlurReplaceTransition {
  /// How large the view is while it is not there.
  public struct Configuration: Equatable, Sendable {
    fileprivate enum Kind { case downUp, upUp }
    fileprivate let kind: Kind
    public static let downUp = Configuration(kind: .downUp)
    public static let upUp = Configuration(kind: .upUp)
  }

  public var configuration: Configuration

  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let isSmall = phase == .willAppear || configuration.kind == .downUp
    content.blur(radius: phase.isIdentity ? 0 : 7)
      .scaleEffect(phase.isIdentity ? 1 : (isSmall ? 0.9 : 1.1))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A composite transition that uses a different transition for insertion versus removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  public var insertion: Insertion
  public var removal: Removal

  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }

  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

/// Moves a view by shares of its own size.
struct EdgeOffsetEffect {
  var shift: CGSize

  /// Moves a view out over an edge of its frame; nil leaves it where it is.
  init(edge: Edge?) {
    shift =
      switch edge {
      case nil: .zero
      case .top: CGSize(width: 0, height: -1)
      case .bottom: CGSize(width: 0, height: 1)
      case .leading: CGSize(width: -1, height: 0)
      case .trailing: CGSize(width: 1, height: 0)
      }
  }
}

extension EdgeOffsetEffect: GeometryEffect {
  nonisolated var animatableData: CGSize.AnimatableData {
    get { shift.animatableData }
    set { shift.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: shift.width * size.width, y: shift.height * size.height))
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}
