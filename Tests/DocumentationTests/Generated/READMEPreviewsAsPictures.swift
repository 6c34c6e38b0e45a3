// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI

enum ExampleREADMEPreviewsAsPictures {

struct Badge: View {
  let count: Int
  var body: some View {
    Text("\(count)").padding().background(.red, in: Circle())
  }
}

#Preview("Badge", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 3
  Badge(count: count)
}
}
#endif
