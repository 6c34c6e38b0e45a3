#if !os(watchOS)
import SwiftUI

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
extension MenuStyle {
  /// What the style makes of a control.
  @MainActor @preconcurrency
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(configuration: Platform.menuConfiguration()).inspect()
  }
}
#endif
