import SwiftUI

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MagnifyGesture.Value {
  /// A value to call the actions of a magnify gesture with.
  public init(
    time: Date, magnification: CGFloat, velocity: CGFloat, startAnchor: UnitPoint,
    startLocation: CGPoint
  ) {
    self = gestureValue(
      Layout(
        time: time, magnification: magnification, velocity: velocity, startAnchor: startAnchor,
        startLocation: startLocation)
    ) {
      $0.time == time && $0.magnification == magnification && $0.velocity == velocity
        && $0.startAnchor == startAnchor && $0.startLocation == startLocation
    }
  }

  private struct Layout {
    var time: Date
    var magnification: CGFloat
    var velocity: CGFloat
    var startAnchor: UnitPoint
    var startLocation: CGPoint
  }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MagnificationGesture.Value {
  /// A value to call the actions of a magnification gesture with.
  public init(magnifyBy: CGFloat) { self = magnifyBy }
}
