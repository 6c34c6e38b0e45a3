// swift-format-ignore-file
// From Sources/ViewInspectorCore/Core/BaseViewType.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

extension ViewType {
  struct Badge: KnownViewType, SingleViewContent {
    static let typePrefix = "Badge"
    static let namespacedPrefixes = ["DesignSystem.Badge"]
    static func child(_ content: Content) throws -> Content {
      try content.child(path: "label")
    }
  }
}
#endif
