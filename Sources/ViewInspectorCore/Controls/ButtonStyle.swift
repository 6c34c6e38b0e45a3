import SwiftUI

extension ButtonStyle {
  /// What the style makes of a control, pressed or not.
  @MainActor @preconcurrency
  public func inspect(isPressed: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(configuration: Platform.buttonConfiguration(isPressed: isPressed)).inspect()
  }
}
