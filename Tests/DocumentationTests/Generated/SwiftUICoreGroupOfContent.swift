// swift-format-ignore-file
// From Sources/SwiftUICore/Structure/GroupOfContent.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICoreGroupOfContent {
struct Cards<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    Group(subviews: content) { subviews in
      if let first = subviews.first { first.padding() }
      HStack { subviews.dropFirst() }
    }
  }
}
}
#endif
