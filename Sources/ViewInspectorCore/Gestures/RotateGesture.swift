import SwiftUI

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension RotateGesture.Value {
  /// A value to call the actions of a rotate gesture with.
  public init(
    time: Date, rotation: Angle, velocity: Angle, startAnchor: UnitPoint, startLocation: CGPoint
  ) {
    self = gestureValue(
      Layout(
        time: time, rotation: rotation, velocity: velocity, startAnchor: startAnchor,
        startLocation: startLocation)
    ) {
      $0.time == time && $0.rotation == rotation && $0.velocity == velocity
        && $0.startAnchor == startAnchor && $0.startLocation == startLocation
    }
  }

  private struct Layout {
    var time: Date
    var rotation: Angle
    var velocity: Angle
    var startAnchor: UnitPoint
    var startLocation: CGPoint
  }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension RotationGesture.Value {
  /// A value to call the actions of a rotation gesture with.
  public init(angle: Angle) { self = angle }
}
