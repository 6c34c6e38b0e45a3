// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI

enum ExampleREADMEASwiftUIAppOnLinux {

struct CounterApp: App {
  var body: some Scene {
    WindowGroup("Counter") {
      Counter()
    }
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("\(count)")
        .font(.largeTitle)
      Button("Count") { count += 1 }
    }
    .padding()
  }
}
}
#endif
