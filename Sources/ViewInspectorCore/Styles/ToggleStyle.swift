import SwiftUI

#if os(Linux)
import SwiftUICore
#endif

extension ToggleStyle {
  /// What the style makes of a toggle that is on or off. Turning it in there has no effect on later inspections.
  @MainActor @preconcurrency
  public func inspect(isOn: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    let configuration: Configuration = try .forInspection(Binding(wrappedValue: isOn))
    return try makeBody(configuration: configuration).inspect()
  }
}

extension ToggleStyleConfiguration {
  @MainActor fileprivate static func forInspection(_ isOn: Binding<Bool>) throws -> Self {
    #if os(Linux)
    return Self(isOn: isOn, isMixed: false)
    #else
    return try Forgery.value(Self.self, isOn, offsets: [17: 0, 42: 0])
    #endif
  }
}
