#if GTK
import Foundation
import GTK
import SwiftUI
import SwiftUICore

/// One change of state that alters one label among many.
@MainActor
enum LabelsCase {
  private final class Setter {
    var set: ((String) -> Void)?
  }

  private struct Row: View {
    let index: Int
    let setter: Setter
    @State private var text = "Value 0"

    var body: some View {
      let _ = register()
      Text(verbatim: text)
    }

    private func register() {
      if index == 5 { setter.set = { text = $0 } }
    }
  }

  static func run(_ count: Int) {
    let setter = Setter()
    let start: Double = Usage.cpuSeconds
    let hosted = HostedWindow(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count) { Row(index: $0, setter: setter) }
        }
      }, size: CGSize(width: 800, height: 600))
    hosted.present()
    let frames = Frames(hosted.window)
    frames.waitForPaint()
    print("first \(Usage.cpuSeconds - start)")
    Changes.measure(hosted.window, hosted.graph, frames) { turn in
      setter.set?(turn.isMultiple(of: 2) ? "Value 1" : "Value 0")
    }
  }
}
#endif
