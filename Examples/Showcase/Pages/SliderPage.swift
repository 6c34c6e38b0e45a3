#if GTK
import SwiftUI
import SwiftUIIntrospect

struct SliderPage: View {
  @State private var volume = 40.0
  @State private var quality = 50.0

  var body: some View {
    Card("As SwiftUI has it") {
      HStack(spacing: 12) {
        Text("Volume").frame(width: 70, alignment: .leading)
        Slider(value: $volume, in: 0...100)
        Text("\(Int(volume)) %").monospacedDigit().frame(width: 56, alignment: .trailing)
      }
    }
    Card("Introspected", caption: "The GtkScale draws marks, and its value over the knob.") {
      HStack(spacing: 12) {
        Text("Quality").frame(width: 70, alignment: .leading)
        Slider(value: $quality, in: 0...100, step: 5)
          .introspect(.slider, on: .gtk(.v4)) { scale in
            scale.clearMarks()
            scale.addMark(0, position: .bottom, markup: "low")
            scale.addMark(50, position: .bottom, markup: "fair")
            scale.addMark(100, position: .bottom, markup: "best")
            scale.drawValue = true
            scale.digits = 0
            noteFound("slider", scale)
          }
      }
    }
    ProgressCards(fraction: volume / 100)
  }
}
#endif
