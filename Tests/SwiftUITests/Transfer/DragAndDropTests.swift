#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@Suite(.gtk) @MainActor struct DragAndDropTests {
  @Test func textIsDraggedFromOneViewToAnother() async throws {
    var dropped: [String] = []
    var location: CGPoint?
    let view = VStack(spacing: 40) {
      Color.red.frame(height: 40).onDrag { NSItemProvider(object: "carried") }
      Color.blue.frame(height: 40).onDrop(of: [.plainText], isTargeted: nil) { providers, point in
        location = point
        for provider in providers {
          if let data = try? provider.data(of: UTType.utf8PlainText.identifier) {
            dropped.append(String(decoding: data, as: UTF8.self))
          }
        }
        return true
      }
    }
    try await Shown.with(view, size: CGSize(width: 200, height: 200)) { shown in
      let drawings = shown.widgets(Drawing.self)
      try #require(drawings.count == 2)
      try await GTKTestSupport.drag(
        from: drawings[0], at: WidgetPoint(x: 10, y: 5), to: drawings[1],
        at: WidgetPoint(x: 30, y: 15), steps: 12)
      #expect(await pump { !dropped.isEmpty })
      #expect(dropped == ["carried"])
      // GTK takes the point through the window's coordinates and back.
      let distance = try #require(location.map { hypot($0.x - 30, $0.y - 15) })
      #expect(distance < 0.001)
    }
  }
}
#endif
