import SwiftUI

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyle {
  /// What the style makes of a control.
  @MainActor @preconcurrency
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(configuration: Platform.labelConfiguration()).inspect()
  }
}
