#if GTK
import Foundation
import GTK
import SwiftUICore

/// Follows the pointer while the primary button, or a finger, is down.
final class DragWatcher: GestureWatcher {
  private let drag = GestureDrag()
  var part: GesturePart
  private var start: CGPoint = .zero
  private var isDown = false
  /// Whether the pointer has moved as far as the gesture needs.
  private var isRecognized = false
  private var last: (time: Date, point: CGPoint)?
  private var velocity = CGVector.zero

  init(_ part: GesturePart) {
    self.part = part
    drag.button = 1
    drag.onDragBegin { [weak self] x, y in self?.began(CGPoint(x: x, y: y)) }
    drag.onDragUpdate { [weak self] x, y in self?.moved(x, y) }
    drag.onDragEnd { [weak self] x, y in self?.ended(x, y) }
    drag.onCancel { [weak self] in self?.stop() }
  }

  var gesture: GTK.Gesture { drag }

  private var recognizer: DragRecognizer? {
    guard case .drag(let recognizer) = part.kind else { return nil }
    return recognizer
  }

  private func began(_ point: CGPoint) {
    guard let recognizer, part.hasKeys(drag) else { return }
    isDown = true
    isRecognized = false
    start = point
    last = (Date(), point)
    velocity = .zero
    if part.attribute.precedence == .high { _ = drag.setState(.claimed) }
    if recognizer.minimumDistance == 0 { moved(0, 0) }
  }

  private func moved(_ dx: Double, _ dy: Double) {
    guard isDown, let recognizer else { return }
    if !isRecognized {
      guard hypot(dx, dy) >= recognizer.minimumDistance else { return }
      isRecognized = true
      // Keeps the gestures of the views around, and scrolling, from following the same drag.
      if part.attribute.precedence == .normal { _ = drag.setState(.claimed) }
    }
    recognizer.changed(value(dx, dy, recognizer.space))
  }

  private func ended(_ dx: Double, _ dy: Double) {
    guard isDown, let recognizer else { return }
    guard isRecognized else {
      stop()
      return
    }
    isDown = false
    recognizer.ended(value(dx, dy, recognizer.space))
  }

  private func value(_ dx: Double, _ dy: Double, _ space: CoordinateSpace) -> DragGesture.Value {
    let point = CGPoint(x: start.x + dx, y: start.y + dy)
    let now = Date()
    if let last, point != last.point {
      let time = max(now.timeIntervalSince(last.time), 0.001)
      velocity = CGVector(
        dx: (point.x - last.point.x) / time, dy: (point.y - last.point.y) / time)
      self.last = (now, point)
    }
    return DragGesture.Value(
      at: now, location: part.point(point, in: space),
      startLocation: part.point(start, in: space), velocity: velocity)
  }

  /// Ends a drag that comes to no end of its own.
  func stop() {
    guard isDown else { return }
    isDown = false
    recognizer?.cancelled()
  }
}
#endif
