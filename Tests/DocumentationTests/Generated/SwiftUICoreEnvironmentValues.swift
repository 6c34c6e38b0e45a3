// swift-format-ignore-file
// From Sources/SwiftUICore/Graph/Environment/EnvironmentValues.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

private struct CaptionKey: EnvironmentKey { static let defaultValue = "" }
extension EnvironmentValues {
  var caption: String {
    get { self[CaptionKey.self] }
    set { self[CaptionKey.self] = newValue }
  }
}
#endif
