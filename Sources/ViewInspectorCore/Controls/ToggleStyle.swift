import SwiftUI

extension ToggleStyle {
  /// What the style makes of a toggle that is on or off. Turning it in there has no effect on later inspections.
  @MainActor @preconcurrency
  public func inspect(isOn: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(configuration: Platform.toggleConfiguration(isOn: Binding(wrappedValue: isOn)))
      .inspect()
  }
}
