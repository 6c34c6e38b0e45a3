import SwiftUI

#if os(Linux)
import SwiftUICore
#endif

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension MenuStyle {
  /// What the style makes of a control.
  @MainActor @preconcurrency
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    let configuration: Configuration = try .forInspection()
    return try makeBody(configuration: configuration).inspect()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension MenuStyleConfiguration {
  @MainActor fileprivate static func forInspection() throws -> Self {
    #if os(Linux)
    return Self(primaryAction: nil)
    #else
    return try Forgery.empty(Self.self)
    #endif
  }
}
