#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@Suite(.gtk) @MainActor struct WidgetFrameTests {
  /// A button of a style sheet's making, with a container inside that wants 40 by 20 points.
  private func withButton(
    css: String, _ body: (GTK.Button, GTKContainer) throws -> Void
  ) throws {
    let provider = CssProvider()
    provider.load(css: "button.framed { all: unset; \(css) }")
    let display = try #require(Display.default)
    provider.install(on: display, priority: 900)
    defer { provider.uninstall(from: display) }
    let container = GTKContainer()
    container.measureContent = { _ in CGSize(width: 40, height: 20) }
    let button = GTK.Button()
    button.addCssClass("framed")
    button.child = container.layout
    try body(button, container)
  }

  @Test func paddingAndBorderAreTheWidgetsOwn() throws {
    try withButton(css: "padding: 3px 7px 4px 8px; border: 2px solid red;") { button, container in
      #expect(
        WidgetFrameProbe.frame(of: button)
          == CGSize(width: 7 + 8 + 2 * 2, height: 3 + 4 + 2 * 2))
      #expect(button.size(around: container, .unspecified) == CGSize(width: 59, height: 31))
    }
  }

  @Test func theContentIsOfferedWhatTheWidgetLeaves() throws {
    try withButton(css: "padding: 5px 10px;") { button, container in
      var proposals: [ProposedViewSize] = []
      container.measureContent = {
        proposals.append($0)
        return CGSize(width: 40, height: 20)
      }
      _ = button.size(around: container, ProposedViewSize(width: 100, height: 50))
      #expect(proposals.last == ProposedViewSize(width: 80, height: 40))
    }
  }

  @Test func theStyleSheetsLeastSizeHolds() throws {
    try withButton(css: "min-width: 200px; min-height: 90px;") { button, container in
      #expect(button.size(around: container, .unspecified) == CGSize(width: 200, height: 90))
    }
  }

  @Test func withoutAStyleThereIsNoFrame() throws {
    try withButton(css: "") { button, container in
      #expect(WidgetFrameProbe.frame(of: button) == .zero)
      #expect(button.size(around: container, .unspecified) == CGSize(width: 40, height: 20))
    }
  }

  /// The longest side that GTK gives anything is that of an X11 window.
  @Test func realLengthsAreNoProbes() {
    #expect(WidgetFrameProbe.answer(to: -1) == nil)
    #expect(WidgetFrameProbe.answer(to: 0) == nil)
    #expect(WidgetFrameProbe.answer(to: Int(Int16.max)) == nil)
  }
}
#endif
