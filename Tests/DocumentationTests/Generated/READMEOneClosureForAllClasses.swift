// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleREADMEOneClosureForAllClasses() -> some View {
List(0..<500, id: \.self) { Text("Row \($0)") }
  .introspectScrollContainer { container in
    container.contentInsets.bottom = 60
    container.setBackground(.yellow)
  }
}
#endif
