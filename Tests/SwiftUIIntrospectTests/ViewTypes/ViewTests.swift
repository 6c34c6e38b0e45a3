#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.Widget

@MainActor
@Suite(".view", .gtk)
struct ViewTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.view, is: "GtkButton", showing: ["one", "two", "three"]) {
      (widget: GTK.Widget) in
      widget.tooltipText
    } around: { name, content in
      SwiftUI.Button(action: {}) { content }.help(Text(verbatim: name))
    }
    try await trial.check(promise)
  }

  @Test("Hands over a text's label")
  func text() async throws {
    let found = Found<Widget>()
    let view = Text("Hello").introspect(.view, on: .gtk(.v4)) { found.add($0, at: 0) }
    try await onDisplay(view) { _ in
      #expect(found[0]?.typeName == "GtkLabel")
      #expect(found[0]?.labelTexts == ["Hello"])
    }
  }
}
#endif
