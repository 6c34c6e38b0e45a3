import SwiftUI

extension PrimitiveButtonStyle {
  /// What the style makes of a button.
  ///
  /// - Parameter onTrigger: the button's action, which the style's body may run.
  @MainActor @preconcurrency
  public func inspect(
    onTrigger: @escaping () -> Void = {}
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(configuration: Configuration(onTrigger: onTrigger)).inspect()
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// A configuration as a style is given it.
  ///
  /// - Parameter onTrigger: called by `trigger()`.
  @MainActor @preconcurrency
  public init(onTrigger: @escaping () -> Void) {
    do {
      self = try Platform.primitiveButtonConfiguration(action: onTrigger)
    } catch {
      fatalError("\(error)")
    }
  }
}
