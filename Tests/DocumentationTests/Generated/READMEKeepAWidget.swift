// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect
import class GTK.ScrolledWindow

enum ExampleREADMEKeepAWidget {


struct Article: View {
  @Weak private var scrolledWindow: GTK.ScrolledWindow?

  var body: some View {
    VStack {
      Button("To the top") { scrolledWindow?.vadjustment?.value = 0 }
      ScrollView {
        Text("A long text")
      }
      .introspect(.scrollView, on: .gtk(.v4)) { scrolledWindow = $0 }
    }
  }
}
}
#endif
