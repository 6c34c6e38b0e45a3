import Combine
import SwiftUI
import Testing
import ViewInspector

private final class Inspection<V> {
  let notice = PassthroughSubject<UInt, Never>()
  var callbacks: [UInt: (V) -> Void] = [:]

  func visit(_ view: V, _ line: UInt) { callbacks.removeValue(forKey: line)?(view) }
}

extension Inspection: InspectionEmissary {}

private struct Light: View {
  @State var isOn = false
  let inspection = Inspection<Self>()

  var body: some View {
    Toggle("Light", isOn: $isOn).onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

@MainActor
@Suite("Emissaries")
struct EmissaryTests {
  #if os(watchOS)
  @Test func nobodyWaitsForViewsThatAreNotShown() async throws {
    let view = Light()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    await #expect(throws: InspectionError.self) {
      try await view.inspection.inspect { view in try view.toggle().tap() }
    }
  }
  #else
  @Test func answersAreAwaited() async throws {
    let view = Light()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    try await view.inspection.inspect { view in
      try view.toggle().tap()
      #expect(try view.actualView().isOn)
    }
    await #expect(throws: InspectionError.self) {
      try await view.inspection.inspect { view in _ = try view.vStack() }
    }
  }
  #endif
}
