#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.Button

@MainActor
@Suite(".button", .gtk)
struct ButtonTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.button, is: "GtkButton", showing: [["a"], ["b"], ["c"]]) {
      (widget: GTK.Button) in
      Array(widget.labelTexts.prefix(1))
    } around: { titles, content in
      SwiftUI.Button(action: {}) {
        HStack {
          Text(verbatim: titles[0])
          content
        }
      }
    }
    try await trial.check(promise)
  }
}
#endif
