#if !os(Linux)
import SwiftUI
import Testing

@testable import ViewInspectorCore

@MainActor
@Suite("Memory that is written past the public API")
struct FrozenLayoutTests {
  private struct Reading {
    let value: Int
    let text: String
    var twice: Int { value * 2 }
  }

  @Test func aPropertyWithoutASetterIsReplaced() throws {
    let made = try FrozenLayout.replacing(\.value, of: Reading(value: 1, text: "a"), with: 7)
    #expect(made.value == 7)
    #expect(made.text == "a")
  }

  @Test func whatIsNotStoredIsRefused() {
    #expect(
      message { try FrozenLayout.replacing(\.twice, of: Reading(value: 1, text: "a"), with: 7) }
        == "Reading is not laid out as it is known to be")
  }

  @Test func onlyValuesOfNoSizeAreMadeOfNothing() throws {
    _ = try FrozenLayout.empty(EmptyView.self)
    #expect(
      message { try FrozenLayout.empty(Int.self) } == "Int is not laid out as it is known to be")
  }

  @Test func aStyleThatIsNoColorIsRefused() throws {
    #expect(try FrozenLayout.color(of: AnyShapeStyle(Color.green)) == .green)
    let gradient = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    #expect(throws: InspectionError.self) { try FrozenLayout.color(of: AnyShapeStyle(gradient)) }
  }
}
#endif
