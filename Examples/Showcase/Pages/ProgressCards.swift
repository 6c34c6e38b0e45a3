#if GTK
import SwiftUI
import SwiftUIIntrospect

/// Progress, as far as a slider says.
struct ProgressCards: View {
  let fraction: Double

  var body: some View {
    Card("Linear progress", caption: "The lower GtkProgressBar writes how far it is.") {
      ProgressView(value: fraction)
      ProgressView(value: fraction)
        .progressViewStyle(.linear)
        .introspect(.progressView(style: .linear), on: .gtk(.v4)) { bar in
          bar.showText = true
          noteFound("progressView(style: .linear)", bar)
        }
    }
    Card("Circular progress", caption: "The right GtkSpinner is larger than the style makes it.") {
      HStack(spacing: 24) {
        ProgressView().progressViewStyle(.circular)
        ProgressView()
          .progressViewStyle(.circular)
          .introspect(.progressView(style: .circular), on: .gtk(.v4)) { spinner in
            spinner.setSizeRequest(32, height: 32)
            noteFound("progressView(style: .circular)", spinner)
          }
      }
    }
  }
}
#endif
