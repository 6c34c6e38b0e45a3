import SwiftUI

/// Which gesture a type stands for: callbacks and the like are left out, in the parts of a composed one too.
@MainActor
struct GestureShape: Equatable {
  /// As the type is written: `ExclusiveGesture<TapGesture, DragGesture>`.
  let name: String
  /// Tells types of the same name apart.
  private let type: ObjectIdentifier?
  private let parts: [GestureShape]

  init(_ type: Any.Type) {
    var core = type
    while let layer = core as? any GestureLayer.Type { core = layer.inner }
    guard let composed = core as? any ComposedGesture.Type else {
      name = Inspector.typeName(type: core)
      self.type = ObjectIdentifier(core)
      parts = []
      return
    }
    let first = GestureShape(composed.first)
    let second = GestureShape(composed.second)
    let kind = Inspector.typeName(type: core, generics: .remove)
    name = "\(kind)<\(first.name), \(second.name)>"
    self.type = nil
    parts = [first, second]
  }
}
