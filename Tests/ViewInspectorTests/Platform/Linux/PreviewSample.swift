#if os(Linux)
import SwiftUI
import SwiftUICore

/// What a preview modifier is given, which on Apple's systems only SwiftUI makes.
@MainActor
func previewModifierContent<V: View>(_ view: V) -> PreviewModifierContent {
  PreviewModifierContent(view)
}
#endif
