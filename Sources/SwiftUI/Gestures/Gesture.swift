#if GTK
import Foundation
import GTK
import SwiftUICore

extension GestureAttribute: GTKAttribute {
  func apply(to widget: Widget) -> [any GestureWatcher] {
    let watchers: [any GestureWatcher] = recognizer.parts.indices.map { index in
      let part = GesturePart(attribute: self, index: index)
      return switch part.kind {
      case .longPress: LongPressWatcher(part)
      case .drag: DragWatcher(part)
      case .magnify: PinchWatcher(GestureZoom(), part)
      case .rotate: PinchWatcher(GestureRotate(), part)
      case .tap, nil: TapWatcher(part)
      }
    }
    for watcher in watchers {
      watcher.gesture.propagationPhase = precedence.phase
      widget.addController(watcher.gesture)
      // What one of them claims is not taken from the others.
      if let first = watchers.first, first !== watcher { first.gesture.group(watcher.gesture) }
    }
    return watchers
  }

  /// A gesture that goes on is not interrupted.
  func update(_ state: [any GestureWatcher], on widget: Widget) -> [any GestureWatcher] {
    guard isSameKind(as: state) else {
      Self.remove(state, from: widget)
      return apply(to: widget)
    }
    let phase = precedence.phase
    for (index, watcher) in state.enumerated() {
      watcher.part = GesturePart(attribute: self, index: index)
      if watcher.gesture.propagationPhase != phase { watcher.gesture.propagationPhase = phase }
    }
    return state
  }

  @MainActor private func isSameKind(as watchers: [any GestureWatcher]) -> Bool {
    guard watchers.count == recognizer.parts.count else { return false }
    return zip(watchers, recognizer.parts).allSatisfy { watcher, part in
      switch (watcher.part.kind, part.kind) {
      case (.tap, .tap), (.longPress, .longPress), (.drag, .drag), (.magnify, .magnify),
        (.rotate, .rotate):
        true
      default: false
      }
    }
  }

  static func remove(_ state: [any GestureWatcher], from widget: Widget) {
    for watcher in state {
      watcher.stop()
      widget.removeController(watcher.gesture)
    }
  }
}

extension GestureAttribute.Precedence {
  /// Widgets around see events first in the capture phase, and last in the bubble phase.
  fileprivate var phase: PropagationPhase {
    switch self {
    case .normal: .bubble
    case .simultaneous, .high: .capture
    }
  }
}

/// One of the movements that a gesture consists of.
struct GesturePart {
  let attribute: GestureAttribute
  let index: Int

  var kind: _GestureRecognizer.Kind? {
    let parts = attribute.recognizer.parts
    return parts.indices.contains(index) ? parts[index].kind : nil
  }

  /// Whether the keys that the gesture needs are held.
  @MainActor func hasKeys(_ gesture: GTK.Gesture) -> Bool {
    let parts = attribute.recognizer.parts
    guard parts.indices.contains(index), !parts[index].modifiers.isEmpty else { return true }
    return EventModifiers(gesture.currentEventState).isSuperset(of: parts[index].modifiers)
  }

  @MainActor func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    attribute.point(point, in: space)
  }
}

/// Watches for one movement on one widget.
@MainActor
protocol GestureWatcher: AnyObject {
  var gesture: GTK.Gesture { get }
  var part: GesturePart { get set }
  /// Called before the gesture is taken off the widget.
  func stop()
}

/// Counts clicks of the primary button, and touches.
final class TapWatcher: GestureWatcher {
  private let click = GestureClick()
  var part: GesturePart

  init(_ part: GesturePart) {
    self.part = part
    click.button = 1
    click.onPressed { [weak self] _, _, _ in self?.pressed() }
    click.onReleased { [weak self] count, x, y in
      self?.released(count, CGPoint(x: x, y: y))
    }
  }

  var gesture: GTK.Gesture { click }

  func stop() {}

  /// Keeps the press from what is in the view.
  private func pressed() {
    if part.attribute.precedence == .high { _ = click.setState(.claimed) }
  }

  private func released(_ clicks: Int, _ point: CGPoint) {
    guard case .tap(let count, let space, let ended) = part.kind, clicks % count == 0,
      part.hasKeys(click)
    else { return }
    // Keeps the gestures of the views around from recognizing the same tap.
    if part.attribute.precedence == .normal { _ = click.setState(.claimed) }
    ended(part.point(point, in: space))
  }
}
#endif
