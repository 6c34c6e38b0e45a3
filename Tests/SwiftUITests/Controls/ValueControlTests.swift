#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor
private final class Model {
  var text = "one"
  var color = Color(.sRGB, red: 1, green: 0, blue: 0)
  var level = 0.25
}

@Suite(.gtk) @MainActor
struct ValueControlTests {
  @Test func aGaugeIsALevelBar() async throws {
    let view = Gauge(value: 25, in: 0...100) { SwiftUI.Text("Charge") }.frame(width: 200)
    try await Shown.with(view) { shown in
      let bar = try #require(shown.widgets(LevelBar.self).first)
      #expect(bar.value == 0.25)
      #expect(bar.placedFrame?.width == 200)
    }
  }

  @Test func aColorPickerIsAColorButton() async throws {
    let model = Model()
    let binding = Binding(get: { model.color }, set: { model.color = $0 })
    try await Shown.with(ColorPicker("Tint", selection: binding)) { shown in
      let button = try #require(shown.widgets(ColorButton.self).first)
      // GTK keeps colors in single precision.
      #expect(abs(button.rgba.red - 1) < 0.001)
      #expect(button.rgba.green == 0)
      #expect(button.useAlpha)
      #expect(button.title == "Tint")
    }
  }

  @Test func aTextEditorIsATextView() async throws {
    let model = Model()
    let binding = Binding(get: { model.text }, set: { model.text = $0 })
    try await Shown.with(TextEditor(text: binding).frame(width: 200, height: 100)) { shown in
      let view = try #require(shown.widgets(TextView.self).first)
      #expect(view.buffer?.text == "one")
      view.buffer?.text = "two"
      #expect(await pump { model.text == "two" })
      #expect(shown.widgets(ScrolledWindow.self).first?.placedFrame?.height == 100)
    }
  }

  @Test func aFormAndAGridAreDrawn() async throws {
    let view = Form {
      Section("General") {
        Toggle("Sounds", isOn: .constant(true))
        Grid {
          GridRow {
            SwiftUI.Text("Name")
            SwiftUI.Text("Value")
          }
        }
      }
    }
    try await Shown.with(view.frame(width: 300, height: 200)) { shown in
      #expect(shown.widgets(Switch.self).count == 1)
      #expect(shown.widgets(ScrolledWindow.self).count == 1)
      let labels: [GTK.Label] = shown.widgets(GTK.Label.self)
      #expect(labels.map(\.label).contains("Value"))
    }
  }
}
#endif
