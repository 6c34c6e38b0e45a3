#if GTK
import Foundation
import GTK
import SwiftUICore

/// Measures how long a press lasts: GTK's own gesture for it can't be told any duration.
final class LongPressWatcher: GestureWatcher {
  private let drag = GestureDrag()
  var part: GesturePart
  private var timer: MainLoop.Turn?
  private var start: CGPoint = .zero

  init(_ part: GesturePart) {
    self.part = part
    drag.button = 1
    drag.onDragBegin { [weak self] x, y in self?.began(CGPoint(x: x, y: y)) }
    drag.onDragUpdate { [weak self] x, y in self?.moved(CGFloat(hypot(x, y))) }
    drag.onDragEnd { [weak self] _, _ in self?.stop() }
    drag.onCancel { [weak self] in self?.stop() }
  }

  var gesture: GTK.Gesture { drag }

  private var recognizer: LongPressRecognizer? {
    guard case .longPress(let recognizer) = part.kind else { return nil }
    return recognizer
  }

  private func began(_ point: CGPoint) {
    guard let recognizer, part.hasKeys(drag) else { return }
    if part.attribute.precedence == .high { _ = drag.setState(.claimed) }
    start = point
    let milliseconds = UInt(min(recognizer.minimumDuration, 86_400) * 1000)
    timer = MainLoop.after(milliseconds: milliseconds) { [weak self] in self?.succeeded() }
    recognizer.pressing(true)
  }

  private func moved(_ distance: CGFloat) {
    if let recognizer, distance > recognizer.maximumDistance { stop() }
  }

  private func succeeded() {
    guard timer != nil, let recognizer else { return }
    timer = nil
    if part.attribute.precedence == .normal { _ = drag.setState(.claimed) }
    recognizer.pressed(start)
    recognizer.pressing(false)
  }

  /// Ends a press that has not lasted.
  func stop() {
    guard let timer else { return }
    timer.cancel()
    self.timer = nil
    recognizer?.pressing(false)
  }
}
#endif
