import Foundation

/// What a renderer has to watch for, and whom to tell: one or more movements of the pointer, each on its own.
public struct _GestureRecognizer {
  package enum Kind {
    /// So many clicks or taps, one after the other: the place of the last.
    case tap(count: Int, space: CoordinateSpace, ended: (CGPoint) -> Void)
    case longPress(LongPressRecognizer)
    case drag(DragRecognizer)
    case magnify(PinchRecognizer)
    case rotate(PinchRecognizer)
  }

  package struct Part {
    package var kind: Kind
    /// The keys that must be held meanwhile.
    package var modifiers: EventModifiers = []
  }

  package var parts: [Part]

  package init(_ kind: Kind) { parts = [Part(kind: kind)] }
  package init(parts: [Part]) { self.parts = parts }

  package static func + (a: _GestureRecognizer, b: _GestureRecognizer) -> _GestureRecognizer {
    _GestureRecognizer(parts: a.parts + b.parts)
  }
}

/// A press that lasts.
package struct LongPressRecognizer {
  /// In seconds.
  package let minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  package let maximumDistance: CGFloat
  /// Told true when the press begins, false when it has ended, either way.
  package let pressing: (Bool) -> Void
  /// Told the place once the press has lasted, while the pointer may still be down.
  package let pressed: (CGPoint) -> Void
}

/// A pointer that moves while it is down. Points are in the view's own coordinate space.
package struct DragRecognizer {
  /// How far the pointer must move before the first call of `changed`, in points.
  package let minimumDistance: CGFloat
  package let space: CoordinateSpace
  package let changed: (DragGesture.Value) -> Void
  package let ended: (DragGesture.Value) -> Void
  /// The pointer was released, or taken away, without `ended`.
  package let cancelled: () -> Void
}

/// Two fingers on a touchpad or a screen.
package struct PinchRecognizer {
  /// The state of the fingers.
  package struct Sample {
    package let time: Date
    /// A scale for a magnification, radians for a rotation.
    package let amount: Double
    /// For each second.
    package let velocity: Double
    /// The middle between the fingers when they came down, in the view's own coordinate space.
    package let startLocation: CGPoint
    package let size: CGSize

    package init(
      time: Date, amount: Double, velocity: Double, startLocation: CGPoint, size: CGSize
    ) {
      self.time = time
      self.amount = amount
      self.velocity = velocity
      self.startLocation = startLocation
      self.size = size
    }

    package var startAnchor: UnitPoint {
      UnitPoint(
        x: size.width > 0 ? startLocation.x / size.width : 0,
        y: size.height > 0 ? startLocation.y / size.height : 0)
    }
  }
  /// The least change before the first call of `changed`.
  package let minimum: Double
  package let changed: (Sample) -> Void
  package let ended: (Sample) -> Void
  package let cancelled: () -> Void
}
