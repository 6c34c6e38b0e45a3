/// The node of the app itself: holds the state of its properties and evaluates its scenes.
package final class AppNode<A: App>: _ViewNode {
  private let app: A
  private var slots = PropertySlots()
  /// Told of the windows after each evaluation.
  private let show: ([_SceneWindow]) -> Void

  package init(_ app: A, _ inputs: _NodeInputs, show: @escaping ([_SceneWindow]) -> Void) {
    self.app = app
    self.show = show
    super.init(inputs)
    refresh()
  }

  package override func refresh() {
    var app: A = self.app
    let windows: [_SceneWindow] = evaluating(A.self) {
      slots.install(in: &app, node: self)
      var windows: [_SceneWindow] = []
      A.Body._appendWindows(app.body, to: &windows)
      return windows
    }
    show(windows)
  }

  package override func willUnmount() { slots.detach() }
}
