import Foundation

/// The frame of a native view on its way to another, in its container's coordinate space.
@MainActor
final class MovingFrame: FrameMotion {
  private weak var item: NativeItem?
  private weak var node: _ViewNode?
  private var frame: MovingValue<CGRect>

  init(_ item: NativeItem, _ node: _ViewNode, from frame: CGRect) {
    self.item = item
    self.node = node
    self.frame = MovingValue(frame)
  }

  var isMoving: Bool { frame.isMoving }

  func retarget(to new: CGRect) -> CGRect {
    guard let item, let node else { return new }
    let keepsSize = item.keepsSize
    let shown = frame.take(new, in: node) { [weak item] frame in
      guard let item else { return }
      item.show(keepsSize ? CGRect(origin: frame.origin, size: item.frame.size) : frame)
    }
    return keepsSize ? CGRect(origin: shown.origin, size: new.size) : shown
  }
}
