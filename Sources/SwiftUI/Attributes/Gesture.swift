#if GTK
  import Foundation
  import GTK
  import SwiftUICore

  extension GestureAttribute: GTKAttribute {
    func apply(to widget: Widget) -> any GestureWatcher {
      let watcher: any GestureWatcher =
        switch recognizer.kind {
        case .tap: TapWatcher(self)
        case .longPress: LongPressWatcher(self)
        }
      watcher.gesture.propagationPhase = precedence.phase
      widget.addController(watcher.gesture)
      return watcher
    }

    /// A gesture that goes on is not interrupted.
    func update(_ state: any GestureWatcher, on widget: Widget) -> any GestureWatcher {
      if state.take(self) {
        let phase: PropagationPhase = precedence.phase
        if state.gesture.propagationPhase != phase { state.gesture.propagationPhase = phase }
        return state
      }
      Self.remove(state, from: widget)
      return apply(to: widget)
    }

    static func remove(_ state: any GestureWatcher, from widget: Widget) {
      state.stop()
      widget.removeController(state.gesture)
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

  /// Watches for one gesture on one widget.
  @MainActor
  protocol GestureWatcher: AnyObject {
    var gesture: GTK.Gesture { get }
    /// Takes a new description; false if it is of another kind.
    func take(_ attribute: GestureAttribute) -> Bool
    /// Called before the gesture is taken off the widget.
    func stop()
  }

  /// Counts clicks of the primary button, and touches.
  final class TapWatcher: GestureWatcher {
    private let click = GestureClick()
    private var attribute: GestureAttribute

    init(_ attribute: GestureAttribute) {
      self.attribute = attribute
      click.button = 1
      click.onPressed { [weak self] _, _, _ in self?.pressed() }
      click.onReleased { [weak self] count, x, y in
        self?.released(count, CGPoint(x: x, y: y))
      }
    }

    var gesture: GTK.Gesture { click }

    func take(_ attribute: GestureAttribute) -> Bool {
      guard case .tap = attribute.recognizer.kind else { return false }
      self.attribute = attribute
      return true
    }

    func stop() {}

    /// Keeps the press from what is in the view.
    private func pressed() {
      if attribute.precedence == .high { _ = click.setState(.claimed) }
    }

    private func released(_ clicks: Int, _ point: CGPoint) {
      guard case .tap(let count, let ended) = attribute.recognizer.kind, clicks % count == 0 else {
        return
      }
      // Keeps the gestures of the views around from recognising the same tap.
      if attribute.precedence == .normal { _ = click.setState(.claimed) }
      ended(point)
    }
  }
#endif
