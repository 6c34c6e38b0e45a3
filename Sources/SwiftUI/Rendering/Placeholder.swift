#if GTK
import Foundation
import GTK
import SwiftUICore

/// Stands visibly for a view that GTK does not draw yet, and names it.
struct PlaceholderPrimitive: GTKPrimitive {
  static let viewName = "Placeholder"
  let name: String

  init(_ primitive: any Primitive) {
    name = type(of: primitive).viewName
    Diagnostics.reportOnce("\(name) is not drawn with GTK yet; a placeholder stands for it.")
  }

  func makeWidget(_ context: GTKContext<Self>) -> GTK.Label {
    let label = GTK.Label(name)
    label.addCssClass("dim-label")
    return label
  }

  func updateWidget(_ widget: GTK.Label, from old: Self?, _ context: GTKContext<Self>) {}
}
#endif
