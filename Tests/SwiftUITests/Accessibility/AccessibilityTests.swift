#if GTK
import CGTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Text = SwiftUICore.Text
private typealias Slider = SwiftUICore.Slider

@Suite(.gtk) @MainActor struct AccessibilityTests {
  @Test func assistiveTechnologiesAreToldOfTheControl() async throws {
    let view = Slider(value: .constant(0.5))
      .accessibilityLabel("Volume").accessibilityHint("Louder to the right")
      .accessibilityValue(Text(verbatim: "half"))
    try await Shown.with(view) { shown in
      let scale = try #require(shown.widgets(Scale.self).first)
      #expect(scale.isTold(.label, "Volume"))
      #expect(scale.isTold(.description, "Louder to the right"))
      #expect(scale.isTold(.valueText, "half"))
    }
  }

  @Test func aLabelOutlastsAChangeOfText() async throws {
    func view(_ text: String) -> some View {
      Text(verbatim: text).accessibilityLabel(Text(verbatim: "spoken"))
    }
    try await Shown.with(view("one")) { shown in
      await shown.update(view("two"))
      let label = try #require(shown.widgets(GTK.Label.self).first)
      #expect(label.text == "two")
      #expect(label.isTold(.label, "spoken"))
    }
  }

  @Test func identifiersAreNames() async throws {
    try await Shown.with(Text(verbatim: "x").accessibilityIdentifier("greeting")) { shown in
      #expect(shown.widgets(GTK.Label.self).map(\.name) == ["greeting"])
    }
  }

  @Test func traitsChooseTheRole() async throws {
    let view = Text(verbatim: "x").accessibilityAddTraits(.isHeader)
    try await Shown.with(view) { shown in
      #expect(shown.widgets(GTK.Label.self).map(\.accessibleRole) == [.heading])
    }
  }

  @Test func hiddenFromAssistiveTechnologies() async throws {
    let view = Text(verbatim: "x").accessibilityHidden(true)
    try await Shown.with(view) { shown in
      let label = try #require(shown.widgets(GTK.Label.self).first)
      #expect(
        gtk_test_accessible_has_state(label.opaquePointer, GTK_ACCESSIBLE_STATE_HIDDEN) != 0)
      #expect(label.visible)
    }
  }
}
#endif
