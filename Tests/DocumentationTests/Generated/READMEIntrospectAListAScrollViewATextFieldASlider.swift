// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleREADMEIntrospectAListAScrollViewATextFieldASlider {
struct Settings: View {
  @State private var name = ""
  @State private var volume = 0.5

  var body: some View {
    ScrollView {
      TextField("Name", text: $name)
        .introspect(.textField, on: .gtk(.v4)) { entry in
          entry.maxLength = 40
        }
      Slider(value: $volume)
        .introspect(.slider, on: .gtk(.v4)) { scale in
          scale.drawValue = true
        }
    }
    .introspect(.scrollView, on: .gtk(.v4)) { scrolledWindow in
      scrolledWindow.kineticScrolling = false
    }
  }
}
}
#endif
