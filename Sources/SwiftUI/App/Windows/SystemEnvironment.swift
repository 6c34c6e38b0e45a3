#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

/// What the desktop says of a window's environment: light or dark, contrast, the theme's colors,
/// the text size, the display's scale.
@MainActor
final class SystemEnvironment {
  private weak var window: GTK.Window?
  /// The values now.
  private(set) var values = EnvironmentValues()
  /// Called when they have changed.
  var changed: (() -> Void)?
  private var connections: [SignalConnection] = []
  private var pendingUpdate: MainLoop.Turn?

  init(_ window: GTK.Window) {
    self.window = window
    update()
    watch()
  }

  private func watch() {
    let changed: () -> Void = { [weak self] in self?.setNeedsUpdate() }
    if let manager = AdwStyleManager.default {
      connections.append(manager.onNotify("dark", changed))
      connections.append(manager.onNotify("high-contrast", changed))
    }
    if let settings = Settings.default {
      for property in ["gtk-font-name", "gtk-xft-dpi", "gtk-enable-animations"] {
        connections.append(settings.onNotify(property, changed))
      }
    }
    if let window { connections.append(window.onNotify("scale-factor", changed)) }
  }

  /// The theme's colors follow only after those who watch have been told, so they are read on the
  /// next turn.
  private func setNeedsUpdate() {
    guard pendingUpdate == nil else { return }
    pendingUpdate = MainLoop.onNextTurn { [weak self] in
      self?.pendingUpdate = nil
      self?.update()
    }
  }

  func stop() {
    pendingUpdate?.cancel()
    pendingUpdate = nil
    for connection in connections { connection.disconnect() }
    connections = []
  }

  private func update() {
    guard let window else { return }
    var values = EnvironmentValues()
    let isDark = AdwStyleManager.default?.dark ?? false
    values.colorScheme = isDark ? .dark : .light
    if AdwStyleManager.default?.highContrast ?? false {
      values._colorSchemeContrast = .increased
    }
    values.palette = ThemePalette(window).palette(for: values.colorScheme)
    values.displayScale = CGFloat(window.scaleFactor)
    values.layoutDirection = window.direction == .rtl ? .rightToLeft : .leftToRight
    if let settings = Settings.default {
      values.accessibilityReduceMotion = !settings.gtkEnableAnimations
      values.textMetrics = TextMetrics(
        fontName: settings.gtkFontName ?? "", resolution: settings.gtkXftDpi)
    }
    self.values = values
    changed?()
  }
}
#endif
