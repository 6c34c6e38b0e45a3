import Foundation

/// The headless stand-in for a sheet, an alert or a popover.
@MainActor
package final class HeadlessSheet: NativeSheet {
  package let kind: PresentationKind
  package let anchor: CGRect
  package let container = HeadlessContainer()
  package var title = ""
  package var onCloseRequest: (() -> Void)?
  private let shown: (HeadlessSheet, Bool) -> Void

  init(
    _ kind: PresentationKind, _ anchor: CGRect, shown: @escaping (HeadlessSheet, Bool) -> Void
  ) {
    self.kind = kind
    self.anchor = anchor
    self.shown = shown
  }

  package var content: any NativeContainer { container }

  package func present() {
    shown(self, true)
    container.onAllocate?(CGSize(width: 300, height: 200))
  }

  package func close() { shown(self, false) }
}
