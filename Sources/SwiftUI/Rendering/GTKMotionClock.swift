#if GTK
import Foundation
import GTK
import SwiftUICore

/// The frames of the window that a graph's content is in.
@MainActor
final class GTKMotionClock: MotionClock {
  private weak var layout: LayoutContainer?
  private var ticks: Widget.Ticks?
  var onFrame: ((TimeInterval) -> Void)?

  /// What begins now begins with the first frame: GTK's clock stands still between frames that nobody asked for.
  let time: TimeInterval? = nil

  init(_ layout: LayoutContainer?) { self.layout = layout }

  var isRunning = false {
    didSet {
      guard isRunning != oldValue else { return }
      ticks?.cancel()
      ticks = isRunning ? layout?.onTick { [weak self] in self?.tick($0) ?? false } : nil
    }
  }

  private func tick(_ microseconds: Int) -> Bool {
    onFrame?(TimeInterval(microseconds) / 1_000_000)
    return isRunning
  }

  /// A container whose graph moves though GTK's setting says otherwise, for tests: these switch GTK's own animations
  /// off for the whole process.
  static weak var moving: LayoutContainer?

  /// GTK draws no frames of a window that is not shown.
  var showsMotion: Bool {
    guard let layout, layout.mapped else { return false }
    return layout === Self.moving || (Settings.default?.gtkEnableAnimations ?? false)
  }
}
#endif
