#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.Spinner

@MainActor
@Suite(".progressView(style: .circular)", .gtk)
struct ProgressViewWithCircularStyleTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(
      .progressView(style: .circular), is: "GtkSpinner", showing: [true, false, true]
    ) { (widget: GTK.Spinner) in
      widget.spinning ? widget.sensitive : nil
    } view: {
      ProgressView().progressViewStyle(.circular).disabled(!$0)
    }
    try await trial.check(promise)
  }
}
#endif
