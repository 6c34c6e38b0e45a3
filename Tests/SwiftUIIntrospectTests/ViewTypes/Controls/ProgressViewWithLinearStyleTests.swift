#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.ProgressBar

@MainActor
@Suite(".progressView(style: .linear)", .gtk)
struct ProgressViewWithLinearStyleTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(
      .progressView(style: .linear), is: "GtkProgressBar", showing: [0.25, 0.5, 1]
    ) { (widget: GTK.ProgressBar) in
      widget.fraction
    } view: {
      ProgressView(value: $0)
    }
    try await trial.check(promise)
  }
}
#endif
