import Foundation

/// A gesture that recognizes one or more taps and reports their location.
public struct SpatialTapGesture {
  /// The attributes of a tap gesture.
  public struct Value: Equatable, Sendable {
    /// The place of the last tap, in the gesture's coordinate space.
    public var location: CGPoint

    init(location: CGPoint) { self.location = location }
  }

  /// The number of taps that it takes.
  public var count: Int
  /// That of the gesture's location.
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: SpatialTapGesture, _ callbacks: _GestureCallbacks<Value>
  ) -> _GestureRecognizer {
    _GestureRecognizer(
      .tap(count: max(1, gesture.count), space: gesture.coordinateSpace) { point in
        callbacks.changed?(Value(location: point))
        callbacks.ended?(Value(location: point))
      })
  }
}

extension View {
  /// Adds an action to perform when this view recognizes a tap gesture, and tells it where.
  ///
  /// - Parameters:
  ///   - count: the number of taps or clicks that it takes.
  ///   - coordinateSpace: that of the location.
  ///   - action: called on the main actor with the location of the last tap.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls an action with the place of a tap, in a coordinate space that is given by its case.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}
