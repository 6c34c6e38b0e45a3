import SwiftUI

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SpatialTapGesture.Value {
  /// A value to call the actions of a spatial tap gesture with.
  public init(location: CGPoint) {
    self = gestureValue(Layout(location: location)) { $0.location == location }
  }

  private struct Layout {
    var location: CGPoint
  }
}
