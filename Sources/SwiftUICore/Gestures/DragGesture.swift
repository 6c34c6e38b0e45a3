import Foundation

/// A dragging motion that invokes an action as the drag-event sequence changes.
public struct DragGesture {
  /// The attributes of a drag gesture.
  public struct Value: Equatable, Sendable {
    /// When the pointer was there.
    public var time: Date
    /// Where the pointer is, in the gesture's coordinate space.
    public var location: CGPoint
    /// Where the drag began.
    public var startLocation: CGPoint
    package var _velocity: CGVector

    package init(at time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGVector) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      _velocity = velocity
    }

    /// How far the pointer is from where the drag began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// How fast the pointer moves, in points for each second.
    public var velocity: CGSize { CGSize(width: _velocity.dx, height: _velocity.dy) }

    /// Where the pointer would stop if it now slowed down as a scrolled view does: after a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + _velocity.dx / 4, y: location.y + _velocity.dy / 4)
    }

    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// How far the pointer must move before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// That of the gesture's locations.
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: DragGesture, _ callbacks: _GestureCallbacks<Value>
  ) -> _GestureRecognizer {
    let distance = gesture.minimumDistance
    return _GestureRecognizer(
      .drag(
        DragRecognizer(
          minimumDistance: distance.isFinite ? max(0, distance) : 0,
          space: gesture.coordinateSpace, changed: { callbacks.changed?($0) },
          ended: { callbacks.ended?($0) }, cancelled: { callbacks.cancelled?() })))
  }
}
