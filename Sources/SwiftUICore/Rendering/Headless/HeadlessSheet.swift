import Foundation

/// The headless stand-in for a sheet.
@MainActor
package final class HeadlessSheet: NativeSheet {
  package let container = HeadlessContainer()
  package var title = ""
  package var onCloseRequest: (() -> Void)?
  private let shown: (HeadlessSheet, Bool) -> Void

  init(shown: @escaping (HeadlessSheet, Bool) -> Void) { self.shown = shown }

  package var content: any NativeContainer { container }

  package func present() {
    shown(self, true)
    container.onAllocate?(CGSize(width: 300, height: 200))
  }

  package func close() { shown(self, false) }
}
