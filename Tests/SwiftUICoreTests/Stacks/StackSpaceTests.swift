import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Space in stacks")
struct StackSpaceTests {
  @Test("A view beside a spacer gets all that the spacer can do without")
  func spacer() {
    let text = LayoutProbe(
      "text", minimum: CGSize(width: 10, height: 10), ideal: CGSize(width: 80, height: 10),
      maximum: CGSize(width: 80, height: 10))
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 20),
      HStack(spacing: 0) {
        text
        Spacer(minLength: 0)
      })
    #expect(window.frame("text")?.width == 80)
  }

  @Test("A stack of endless views is the most flexible one")
  func endless() {
    let view = HStack(spacing: 0) {
      LayoutProbe("side", 30, 10)
      VStack(spacing: 0) {
        LayoutProbe.flexible("upper")
        LayoutProbe.flexible("lower")
      }
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 20), view)
    #expect(window.frame("upper")?.width == 70)
  }
}
