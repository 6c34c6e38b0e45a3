#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

/// Shows an app's windows until the last one is closed.
@MainActor
package final class Launcher<A: App> {
  private let graph = ViewGraph(renderer: GTKRenderer())
  private let application = AdwApplication(applicationId: nil, flags: .nonUnique)
  private let scope: EnvironmentScope
  private let scenes: SceneList
  private var windows: [AppWindow] = []
  /// Called when the last window is closed.
  package var finish: @MainActor () -> Void = { MainLoop.quit() }

  package init(_ app: A) {
    g_application_register(application.gioApplicationPointer, nil, nil)
    scope = EnvironmentScope(root: Self.environment(.inactive))
    scenes = SceneList(app, graph: graph, scope: scope)
    scenes.onChange = { [weak self] in self?.update($0) }
  }

  /// Opens the first window and handles events until the last one is closed.
  package func run() {
    if start() { MainLoop.run() }
  }

  /// Opens the window of the app's first scene that needs no value to present, as macOS does at the
  /// start. Returns whether there is one.
  package func start() -> Bool {
    graph.flush()
    guard let first = scenes.windows.first(where: { $0.valueType == nil }) else {
      Diagnostics.report("\(A.self) has no scene with a window to open at the start.")
      return false
    }
    open(first, nil)
    return true
  }

  /// The windows that are open, in the order in which they were opened.
  package var openWindows: [GTK.Window] { windows.map(\.window) }

  private static func environment(_ phase: ScenePhase) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.scenePhase = phase
    values.systemURLOpener = desktopOpener
    return values
  }

  private func update(_ scenes: [SceneWindow]) {
    for window in windows {
      if let scene = scenes.first(where: { $0.identity == window.scene.identity }) {
        window.update(scene)
      } else {
        close(window)
      }
    }
  }

  private func open(_ scene: SceneWindow, _ value: AnyHashable?) {
    let window = AppWindow(scene, value: value, in: application, name: "\(A.self)")
    window.open = { [weak self] id, value in self?.openWindow(id, value) }
    window.dismiss = { [weak self] id, value in self?.dismissWindows(id, value) }
    window.closeRequested = { [weak self] in self?.close($0) }
    window.phaseChanged = { [weak self] in self?.updatePhase() }
    windows.append(window)
    window.present()
  }

  /// The app is as active as the most active of its windows.
  private func updatePhase() {
    scope.update(root: Self.environment(windows.map(\.phase).max() ?? .background))
  }

  private func openWindow(_ id: String?, _ value: AnyHashable?) {
    let matching = scenes.windows.first { scene in
      (id == nil || scene.id == id) && (value == nil || scene.presents(value))
    }
    guard let matching else {
      Diagnostics.report(
        "No scene has a window for \(id.map { "the id \"\($0)\"" } ?? "such a value"); none is opened."
      )
      return
    }
    let existing = windows.first { window in
      window.scene.identity == matching.identity
        && (matching.kind == .single || (value != nil && window.value == value))
    }
    if let existing { existing.present() } else { open(matching, value) }
  }

  private func dismissWindows(_ id: String?, _ value: AnyHashable?) {
    for window in windows
    where (id == nil || window.scene.id == id) && (value == nil || window.value == value) {
      close(window)
    }
  }

  private func close(_ window: AppWindow) {
    windows.removeAll { $0 === window }
    window.close()
    if windows.isEmpty {
      scenes.unmount()
      finish()
    }
  }
}

/// Opens URLs with the program that the desktop has for them.
@MainActor private let desktopOpener = SystemURLOpener { url, done in
  var error: UnsafeMutablePointer<GError>?
  let isOpened = g_app_info_launch_default_for_uri(url.absoluteString, nil, &error) != 0
  if let error {
    Diagnostics.report("\(url) is not opened: \(String(cString: error.pointee.message))")
    g_error_free(error)
  }
  done(isOpened)
}

extension SceneWindow {
  /// Whether the scene's windows present values of the type of this one.
  fileprivate func presents(_ value: AnyHashable?) -> Bool {
    guard let value, let valueType else { return false }
    return type(of: value.base) == valueType
  }
}
#endif
