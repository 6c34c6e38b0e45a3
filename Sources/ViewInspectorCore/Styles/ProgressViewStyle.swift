import SwiftUI

#if os(Linux)
import SwiftUICore
#endif

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyle {
  /// What the style makes of a control of progress.
  @MainActor @preconcurrency
  public func inspect(fractionCompleted: Double? = nil) throws -> InspectableView<
    ViewType.ClassifiedView
  > {
    let configuration: Configuration = try .forInspection(fractionCompleted)
    return try makeBody(configuration: configuration).inspect()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyleConfiguration {
  @MainActor fileprivate static func forInspection(_ fraction: Double?) throws -> Self {
    #if os(Linux)
    return Self(fractionCompleted: fraction, hasLabel: true, hasCurrentValueLabel: true)
    #else
    return try Forgery.value(Self.self, fraction, offsets: [12: 0, 36: 0])
    #endif
  }
}
