#if GTK
import Foundation
import GTK
import SwiftUICore

/// Follows two fingers that move apart or turn.
final class PinchWatcher: GestureWatcher {
  let gesture: GTK.Gesture
  var part: GesturePart
  private var isRecognized = false
  private var isDown = false
  private var start: CGPoint = .zero
  private var last: (time: Date, amount: Double)?
  private var velocity = 0.0

  init(_ zoom: GestureZoom, _ part: GesturePart) {
    gesture = zoom
    self.part = part
    zoom.onScaleChanged { [weak self] scale in self?.moved(scale, from: 1) }
    watch()
  }

  init(_ rotation: GestureRotate, _ part: GesturePart) {
    gesture = rotation
    self.part = part
    rotation.onAngleChanged { [weak self] _, delta in self?.moved(delta, from: 0) }
    watch()
  }

  private func watch() {
    gesture.onBegin { [weak self] in self?.began() }
    gesture.onEnd { [weak self] in self?.ended() }
    gesture.onCancel { [weak self] in self?.stop() }
  }

  private var recognizer: PinchRecognizer? {
    switch part.kind {
    case .magnify(let recognizer), .rotate(let recognizer): recognizer
    default: nil
    }
  }

  private func began() {
    guard part.hasKeys(gesture) else { return }
    isDown = true
    isRecognized = false
    velocity = 0
    last = nil
    let center = gesture.boundingBoxCenter ?? (0, 0)
    start = CGPoint(x: center.x, y: center.y)
  }

  private func moved(_ amount: Double, from neutral: Double) {
    guard isDown, let recognizer else { return }
    if !isRecognized {
      guard abs(amount - neutral) >= recognizer.minimum else { return }
      isRecognized = true
      if part.attribute.precedence != .simultaneous { _ = gesture.setState(.claimed) }
    }
    let now = Date()
    if let last {
      velocity = (amount - last.amount) / max(now.timeIntervalSince(last.time), 0.001)
    }
    last = (now, amount)
    recognizer.changed(sample(amount))
  }

  private func ended() {
    guard isDown else { return }
    guard isRecognized, let last, let recognizer else {
      stop()
      return
    }
    isDown = false
    recognizer.ended(sample(last.amount))
  }

  private func sample(_ amount: Double) -> PinchRecognizer.Sample {
    let size = gesture.widget.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    return PinchRecognizer.Sample(
      time: Date(), amount: amount, velocity: velocity, startLocation: start, size: size)
  }

  func stop() {
    guard isDown else { return }
    isDown = false
    recognizer?.cancelled()
  }
}
#endif
