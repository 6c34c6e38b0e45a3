import SwiftUI

extension SimultaneousGesture.Value {
  /// A value to call the actions of two simultaneous gestures with; nil for one that does not go on.
  public init(first: First.Value?, second: Second.Value?) {
    self = gestureValue(Layout(first: first, second: second)) {
      ($0.first == nil) == (first == nil) && ($0.second == nil) == (second == nil)
    }
  }

  private struct Layout {
    var first: First.Value?
    var second: Second.Value?
  }
}
