// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI

enum ExampleREADMEMotion {

struct Heart: View {
  @State private var isLiked = false
  var body: some View {
    VStack {
      if isLiked { Text("Thank you").transition(.move(edge: .top).combined(with: .opacity)) }
      Button("Like") { withAnimation(.bouncy) { isLiked.toggle() } }
        .scaleEffect(isLiked ? 1.2 : 1)
    }
  }
}
}
#endif
