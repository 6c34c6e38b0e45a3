import SwiftUI

#if os(Linux)
import SwiftUICore
#endif

extension ButtonStyle {
  /// What the style makes of a control, pressed or not.
  @MainActor @preconcurrency
  public func inspect(isPressed: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    let configuration: Configuration = try .forInspection(isPressed)
    return try makeBody(configuration: configuration).inspect()
  }
}

extension ButtonStyleConfiguration {
  @MainActor fileprivate static func forInspection(_ isPressed: Bool) throws -> Self {
    #if os(Linux)
    return Self(role: nil, isPressed: isPressed)
    #else
    return try Forgery.value(Self.self, isPressed, offsets: [3: 2, 24: 0])
    #endif
  }
}
