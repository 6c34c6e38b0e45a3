#if GTK
import Foundation
import GTK
import SwiftUICore

/// A modal window over another: a sheet, a cover, an alert.
final class GTKSheet: NativeSheet {
  private let window = GTK.Window()
  private let container = GTKContainer()
  var onCloseRequest: (() -> Void)?

  init(_ kind: PresentationKind, over parent: GTK.Window?) {
    container.minimum = .content
    container.layout.clipsContent = true
    window.modal = true
    window.transientFor = parent
    window.destroyWithParent = true
    window.child = container.layout
    switch kind {
    case .fullScreenCover:
      if let parent, parent.width > 0, parent.height > 0 {
        window.setDefaultSize(parent.width, height: parent.height)
      }
    case .alert, .confirmationDialog: window.resizable = false
    case .sheet, .popover: break
    }
    window.onCloseRequest { [weak self] in
      // The app's binding decides; the window goes when that has changed.
      self?.onCloseRequest?()
      return true
    }
    let keys = EventControllerKey()
    keys.onKeyPressed { [weak self] key, _, _ in
      guard key == 0xff1b else { return false }
      self?.onCloseRequest?()
      return true
    }
    window.addController(keys)
  }

  var content: any NativeContainer { container }

  var title: String {
    get { window.title ?? "" }
    set { window.title = newValue }
  }

  func present() { window.present() }

  func close() { window.destroy() }
}
#endif
