// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor private func exampleREADMEWhyIsMyClosureNotCalled() {
IntrospectionDiagnostics.handler = { miss in
  print(miss.viewType, miss.reason)
}
}
#endif
