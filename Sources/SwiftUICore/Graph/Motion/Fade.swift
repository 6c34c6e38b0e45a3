/// The opacity of a native view that comes or goes without a transition of its own.
@MainActor
final class Fade {
  private weak var node: _ViewNode?
  private let native: any NativeView
  private var opacity = MovingValue<Double>(1)

  private init(_ node: _ViewNode, _ native: any NativeView) {
    self.node = node
    self.native = native
  }

  /// One for each native view of a node that has no transition of its own.
  static func all(of node: _ViewNode) -> [Fade] {
    var natives: [NativeItem] = []
    for item in node.items() { item.appendNatives(to: &natives) }
    return natives.map { item in
      if let known = item.fade as? Fade { return known }
      let fade = Fade(node, item.native)
      item.fade = fade
      return fade
    }
  }

  /// Comes in from nothing.
  func begin() {
    opacity = MovingValue(0)
    show(1)
  }

  func show(_ new: Double) {
    guard let node else { return }
    let native = native
    native.fade = opacity.take(new, in: node) { native.fade = min(max($0, 0), 1) }
  }
}
