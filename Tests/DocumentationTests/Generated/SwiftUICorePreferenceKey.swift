// swift-format-ignore-file
// From Sources/SwiftUICore/Graph/Preferences/PreferenceKey.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICorePreferenceKey {
struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
}
#endif
