// swift-format-ignore-file
// From docs/viewinspector.md, by `make docs`.

#if GTK
import SwiftUI
import ViewInspector


extension ViewType {
  struct Badge: KnownViewType, SingleViewContent {
    static let typePrefix = "Badge"
    static let namespacedPrefixes = ["DesignSystem.Badge"]

    static func child(_ content: Content) throws -> Content {
      try content.child(path: "label")
    }
  }
}

extension InspectableView {
  func badges() -> [InspectableView<ViewType.Badge>] { findAll(ViewType.Badge.self) }
}
#endif
