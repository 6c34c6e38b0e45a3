// swift-format-ignore-file
// From Sources/ViewInspectorCore/Inspection/Core/BaseViewType.swift, by `make docs`.

#if GTK
import SwiftUI
import ViewInspector


extension ViewType {
  struct Sticker: KnownViewType, SingleViewContent {
    static let typePrefix = "Sticker"
    static let namespacedPrefixes = ["DesignSystem.Sticker"]
    static func child(_ content: Content) throws -> Content {
      try content.child(path: "label")
    }
  }
}
#endif
