#if GTK
import GTKTestSupport
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect
import Testing

import class GTK.ScrolledWindow

private struct ReceiverExample: View {
  var body: some View {
    ScrollView {
      Text("Item")
    }
    .introspect(.scrollView, on: .gtk(.v4)) { scrollView in
      scrollView.kineticScrolling = false
    }
  }
}

private struct AncestorExample: View {
  var body: some View {
    ScrollView {
      Text("Item 1")
        .introspect(.scrollView, on: .gtk(.v4), scope: .ancestor) { scrollView in
          scrollView.kineticScrolling = false
        }
    }
  }
}

private struct InsideExample: View {
  var body: some View {
    ScrollView {
      Text("Item 1")
        .introspect(.scrollView, on: .gtk(.v4)) { scrollView in
          scrollView.kineticScrolling = false
        }
    }
  }
}

private struct RangeExample: View {
  var body: some View {
    ScrollView {
      Text("Item")
    }
    .introspect(.scrollView, on: .gtk(.v4...)) { scrollView in
      scrollView.kineticScrolling = false
    }
  }
}

@MainActor
@Suite("ScrollView, as documented", .gtk)
struct ScrollViewExamples {
  @Test("The receiver")
  func receiver() async throws {
    try await onDisplay(ReceiverExample(), holding: ScrolledWindow.self) {
      #expect(!$0.kineticScrolling)
    }
  }

  @Test("An ancestor, from inside")
  func ancestor() async throws {
    try await onDisplay(AncestorExample(), holding: ScrolledWindow.self) {
      #expect(!$0.kineticScrolling)
    }
  }

  @Test("From inside without the scope there is no effect")
  func inside() async throws {
    try await onDisplay(InsideExample(), holding: ScrolledWindow.self) {
      #expect($0.kineticScrolling)
    }
  }

  @Test("A version and all later ones")
  func range() async throws {
    try await onDisplay(RangeExample(), holding: ScrolledWindow.self) {
      #expect(!$0.kineticScrolling)
    }
  }
}
#endif
