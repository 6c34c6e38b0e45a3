import SwiftUI

@available(tvOS, unavailable)
extension DragGesture.Value {
  /// A value to call the actions of a drag gesture with.
  ///
  /// - Parameter velocity: in points for each second.
  public init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGVector) {
    self = gestureValue(
      Layout(time: time, location: location, startLocation: startLocation, velocity: velocity)
    ) { $0.time == time && $0.location == location && $0.startLocation == startLocation }
  }

  private struct Layout {
    var time: Date
    var location: CGPoint
    var startLocation: CGPoint
    var velocity: CGVector
  }
}
