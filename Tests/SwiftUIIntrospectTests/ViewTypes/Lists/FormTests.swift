#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.ScrolledWindow

@MainActor
@Suite(".form", .gtk)
struct FormTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.form, is: "GtkScrolledWindow", showing: [700, 800, 900]) {
      (widget: GTK.ScrolledWindow) in
      height(of: widget)
    } around: { height, content in
      Form { content.frame(height: CGFloat(height)) }
    }
    try await trial.check(promise)
  }

  @Test("With the grouped style too", arguments: Promise.allCases)
  func groupedStyle(_ promise: Promise) async throws {
    let trial = Trial(.form(style: .grouped), is: "GtkScrolledWindow", showing: [700, 800, 900]) {
      (widget: GTK.ScrolledWindow) in
      height(of: widget)
    } around: { height, content in
      Form { content.frame(height: CGFloat(height)) }.formStyle(.grouped)
    }
    try await trial.check(promise)
  }

  /// Of the row, without what the form puts around it: the same for each form.
  private func height(of widget: GTK.ScrolledWindow) -> Int? {
    widget.vadjustment.map { Int($0.upper) - 52 }
  }
}
#endif
