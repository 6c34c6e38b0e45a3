#if !os(Linux)
import SwiftUI
import Testing

@testable import ViewInspectorCore

@MainActor
@Suite("Off-screen layouts")
struct OffscreenLayoutTests {
  @Test(.macStandInDiffers("it lays out no style of a button off screen"))
  func passValuesOn() throws {
    #expect(try Platform.geometryProxy().size == .zero)
    _ = try Platform.scrollViewProxy()
    #expect(try Platform.buttonConfiguration(isPressed: true).isPressed)
    #expect(
      try Platform.progressViewConfiguration(fractionCompleted: 0.25).fractionCompleted == 0.25)
    let isOn = Binding<Bool>(wrappedValue: false)
    try Platform.toggleConfiguration(isOn: isOn).isOn = true
    #expect(isOn.wrappedValue)
  }

  @Test func whatIsNotPassedOnIsSaid() {
    #expect(
      message { try OffscreenLayout.value(Int.self) { _ in EmptyView() } }
        == "SwiftUI has made no Int for a view off screen")
  }
}
#endif
