import SwiftUI

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyle {
  /// What the style makes of a control of progress.
  @MainActor @preconcurrency
  public func inspect(fractionCompleted: Double? = nil) throws -> InspectableView<
    ViewType.ClassifiedView
  > {
    try makeBody(
      configuration: Platform.progressViewConfiguration(
        fractionCompleted: fractionCompleted)
    ).inspect()
  }
}
