#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.Scale

@MainActor
@Suite(".slider", .gtk)
struct SliderTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.slider, is: "GtkScale", showing: [0.1, 0.5, 0.9]) { (widget: GTK.Scale) in
      widget.value
    } view: {
      Slider(value: .constant($0))
    }
    try await trial.check(promise)
  }
}
#endif
