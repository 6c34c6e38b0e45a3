import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct SplitViewTests {
  @Test func partsStandBesideEachOtherWithALineBetween() throws {
    let window = HeadlessWindow(
      size: CGSize(width: 101, height: 50),
      HSplitView {
        Color.red
        Color.blue
      })
    let frames: [CGRect] = window.container.children.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 1, height: 50),
        CGRect(x: 51, y: 0, width: 50, height: 50),
      ])
    #expect(try property("content", of: HSplitView { Text("a") }) is Text)
  }

  @Test func partsStandUnderEachOther() throws {
    let window = HeadlessWindow(
      size: CGSize(width: 50, height: 101),
      VSplitView {
        Color.red
        Color.blue
      })
    #expect(window.container.children.map(\.frame.minY) == [0, 50, 51])
    #expect(try property("content", of: VSplitView { Text("a") }) is Text)
  }
}
