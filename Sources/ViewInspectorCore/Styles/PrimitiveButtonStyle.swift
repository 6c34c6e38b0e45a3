import SwiftUI

#if os(Linux)
import SwiftUICore
#endif

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
    #if os(Linux)
    self.init(role: nil, action: onTrigger)
    #else
    do {
      self = try Forgery.value(
        Self.self, Forgery.Action(call: onTrigger), offsets: [16: 0, 24: 8, 100: 8])
    } catch {
      fatalError("\(error)")
    }
    #endif
  }
}
