#if os(Linux)
import SwiftUI
import SwiftUICore

extension InspectableView {
  /// The feedback that the index-th `sensoryFeedback` for triggers of the type plays for a change; nil for none.
  public func sensoryFeedback<T: Equatable>(
    oldValue: T, newValue: T, _ index: Int = 0
  ) throws -> SensoryFeedback? {
    try storedModifier(SensoryFeedbackModifier<T>.self, "sensoryFeedback", index: index)
      .feedback(oldValue, newValue)
  }
}
#endif
