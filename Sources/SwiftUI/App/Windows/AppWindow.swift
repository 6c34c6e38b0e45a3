#if GTK
import Foundation
import GTK
import SwiftUICore

/// An open window of an app.
@MainActor
final class AppWindow: WindowManager {
  private(set) var scene: SceneWindow
  /// What the window was opened to present.
  let value: AnyHashable?
  var open: ((String?, AnyHashable?) -> Void)?
  var dismiss: ((String?, AnyHashable?) -> Void)?
  var closeRequested: ((AppWindow) -> Void)?
  var phaseChanged: (() -> Void)?
  let window: ApplicationWindow
  private let name: String
  private var hosted: HostedWindow<AnyView>?

  /// - Parameter name: the title of a window whose scene gives none.
  init(
    _ scene: SceneWindow, value: AnyHashable?, in application: AdwApplication, name: String
  ) {
    self.scene = scene
    self.value = value
    self.name = name
    window = ApplicationWindow(application: application)
    describe()
    let handler = PresentationHandler { [weak self] in self?.requestClose() }
    hosted = HostedWindow(
      scene.content(presenting: value), size: scene.defaultSize, in: scene.scope,
      environment: { [weak self] values in
        values.windowManager = self
        values.windowHandler = handler
        values.scenePhase = self?.phase ?? .background
      }, window: window)
    window.onCloseRequest { [weak self] in
      self?.requestClose()
      return true
    }
    window.onNotify("is-active") { [weak self] in
      guard let self else { return }
      hosted?.updateEnvironment()
      phaseChanged?()
    }
  }

  /// Active while the window has the keyboard.
  var phase: ScenePhase { window.isActive ? .active : .inactive }

  private func describe() {
    let title = scene.title?.resolvedString(in: scene.scope.values)
    window.title = title ?? name
    window.resizable = scene.resizability != .contentSize
  }

  private func requestClose() { closeRequested?(self) }

  func update(_ scene: SceneWindow) {
    let isSameTitle = self.scene.title == scene.title
    let isSameSizing = self.scene.resizability == scene.resizability
    self.scene = scene
    if !isSameTitle || !isSameSizing { describe() }
    hosted?.update(scene.content(presenting: value))
  }

  func present() { window.present() }

  func close() {
    hosted?.close()
    hosted = nil
  }

  func openWindow(id: String?, value: AnyHashable?) { open?(id, value) }

  func dismissWindow(id: String?, value: AnyHashable?) {
    if id == nil && value == nil {
      requestClose()
    } else {
      dismiss?(id, value)
    }
  }
}
#endif
