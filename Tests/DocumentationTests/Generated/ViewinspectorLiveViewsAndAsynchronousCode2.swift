// swift-format-ignore-file
// From docs/viewinspector.md, by `make docs`.

#if GTK
import Combine
import SwiftUI
import ViewInspector
import XCTest


final class Inspection<V> {
  let notice = PassthroughSubject<UInt, Never>()
  var callbacks: [UInt: (V) -> Void] = [:]

  func visit(_ view: V, _ line: UInt) { callbacks.removeValue(forKey: line)?(view) }
}

extension Inspection: InspectionEmissary {}

struct Switch: View {
  @State var isOn = false
  let inspection = Inspection<Self>()

  var body: some View {
    Toggle("Light", isOn: $isOn)
      .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

final class SwitchTests: XCTestCase {
  @MainActor func testLight() async throws {
    let view = Switch()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    try await view.inspection.inspect { view in
      try view.toggle().tap()
      XCTAssertTrue(try view.actualView().isOn)
    }
  }
}
#endif
