#if GTK
import Foundation
import GTK
import SwiftUICore

extension GTKRenderer {
  package func makePresentation(
    _ kind: PresentationKind, over container: (any NativeContainer)?, at anchor: CGRect
  ) -> any NativeSheet {
    let layout = (container as? GTKContainer)?.layout
    if case .popover(let arrowEdge) = kind, let layout {
      return GTKPopover(in: layout, at: anchor, arrowEdge: arrowEdge)
    }
    return GTKSheet(kind, over: layout?.root as? GTK.Window)
  }
}
#endif
