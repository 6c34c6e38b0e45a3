#if !os(tvOS) && !os(watchOS)
import SwiftUI

@available(iOS 14.0, macOS 11.0, *)
extension GroupBoxStyle {
  /// What the style makes of a control.
  @MainActor @preconcurrency
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(configuration: Platform.groupBoxConfiguration()).inspect()
  }
}
#endif
