#if GTK
import GTK
import SwiftUI

extension GTK.ScrolledWindow: ScrollingEntity {
  var scrolledOffset: CGPoint {
    get { CGPoint(x: hadjustment?.value ?? 0, y: vadjustment?.value ?? 0) }
    set {
      hadjustment?.value = newValue.x
      vadjustment?.value = newValue.y
    }
  }

  /// Margins of what is scrolled, in whole pixels.
  var scrolledInsets: EdgeInsets {
    get {
      guard let child else { return EdgeInsets() }
      return EdgeInsets(
        top: Double(child.marginTop), leading: Double(child.marginStart),
        bottom: Double(child.marginBottom), trailing: Double(child.marginEnd))
    }
    set {
      child?.marginTop = Self.margin(newValue.top)
      child?.marginStart = Self.margin(newValue.leading)
      child?.marginBottom = Self.margin(newValue.bottom)
      child?.marginEnd = Self.margin(newValue.trailing)
    }
  }

  /// GTK's margins are from 0 to 32767.
  private static func margin(_ points: Double) -> Int {
    points.isFinite ? Int(min(max(points, 0), 32_767)) : 0
  }

  var rows: (any RowsEntity)? { child as? GTK.ListView }

  func setScrolledBackground(_ color: Color?) {
    let prefix = "introspect-background-"
    for name in cssClasses where name.hasPrefix(prefix) { removeCssClass(name) }
    guard let color else { return }
    let resolved = color.resolve(in: EnvironmentValues())
    let parts = [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
    let alpha = Int((resolved.opacity * 100).rounded())
    let name = prefix + (parts + [alpha]).map(String.init).joined(separator: "-")
    BackgroundStyle.install(
      name, "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(Double(alpha) / 100))", on: display)
    addCssClass(name)
  }
}

/// The style classes of backgrounds: one a color, for as long as the process runs.
@MainActor
private enum BackgroundStyle {
  private static var installed: Set<String> = []

  static func install(_ name: String, _ color: String, on display: GTK.Display?) {
    guard let display, installed.insert(name).inserted else { return }
    let provider = GTK.CssProvider()
    provider.load(
      css: """
        .\(name), .\(name) > listview, .\(name) > viewport { background-color: \(color); }
        """)
    provider.install(on: display)
  }
}

extension GTK.ListView: RowsEntity {
  var rowCount: Int { model?.count ?? 0 }

  var selectedRowNumbers: [Int] {
    get { model?.selectedPositions ?? [] }
    set {
      guard let model, !model.select(positions: newValue) else { return }
      // Where one row can be selected at most, the model takes no others.
      if let first = newValue.first {
        _ = model.selectItem(UInt(clamping: first), unselectRest: true)
      } else {
        _ = model.unselectAll()
      }
    }
  }

  func scroll(toRow row: Int, animated: Bool) {
    activateAction("list.scroll-to-item", UInt(clamping: row))
  }
}
#endif
