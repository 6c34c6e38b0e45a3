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
    private var node: AppNode<A>?
    private var windows: [HostedWindow<AnyView>] = []
    private var hasStarted = false

    package init(_ app: A) {
      g_application_register(application.gioApplicationPointer, nil, nil)
      let scope = EnvironmentScope()
      let inputs = _NodeInputs(graph: graph, parent: nil, scope: scope)
      node = AppNode(app, inputs) { [weak self] in self?.show($0) }
    }

    package func run() {
      guard !windows.isEmpty else { return }
      MainLoop.run()
    }

    /// Opens the windows at the start; later updates those that are open.
    private func show(_ scenes: [_SceneWindow]) {
      guard !hasStarted else {
        for (window, scene) in zip(windows, scenes) { window.update(scene.content) }
        return
      }
      hasStarted = true
      windows = scenes.map(open)
    }

    private func open(_ scene: _SceneWindow) -> HostedWindow<AnyView> {
      let window = ApplicationWindow(application: application)
      window.title = scene.title?.resolvedString() ?? "\(A.self)"
      window.resizable = scene.resizability != .contentSize
      let hosted = HostedWindow(scene.content, size: scene.defaultSize, in: window)
      window.onCloseRequest { [weak self, weak hosted] in
        if let hosted { self?.close(hosted) }
        return true
      }
      hosted.present()
      return hosted
    }

    private func close(_ window: HostedWindow<AnyView>) {
      window.close()
      // Windows keep their places, so that scenes and windows still belong together; closed ones do nothing.
      if windows.allSatisfy(\.isClosed) {
        node?.unmount()
        MainLoop.quit()
      }
    }
  }
#endif
