import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct ContextMenuTests {
  @Test func aSecondaryClickOpensTheMenu() throws {
    let log = Log()
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      Shown("a").contextMenu {
        Button("Copy") { log("copy") }
        Button("Delete", role: .destructive) { log("delete") }
      })
    let click = try #require(
      window.container.descendants.flatMap { $0.attributes.values }
        .compactMap { $0 as? SecondaryClickAttribute }.first)
    click.action(CGPoint(x: 5, y: 6))
    window.flush()
    let menu = try #require(window.sheets.first)
    #expect(menu.texts == ["Copy", "Delete"])
    // The view is 50 by 10, in the middle.
    #expect(menu.anchor.origin == CGPoint(x: 30, y: 51))
    try menu.press("Delete")
    window.flush()
    #expect(log.take() == ["delete"])
    #expect(window.sheets.isEmpty)
  }
}
