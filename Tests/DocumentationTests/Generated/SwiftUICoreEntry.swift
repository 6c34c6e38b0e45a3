// swift-format-ignore-file
// From Sources/SwiftUICore/Graph/Environment/Entry.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

extension EnvironmentValues {
  @Entry var accent: Color = .blue
  @Entry var reader: String?
}
#endif
