#if GTK
import GTK
import GTKTestSupport

/// What an introspection that adds something to a window would change.
@MainActor
struct Trace: Equatable {
  /// Each widget in document order: its path, class and place in the window.
  private(set) var widgets: [String] = []
  /// The paths of the widgets that get the keyboard focus as Tab is pressed.
  private(set) var tabStops: [String] = []

  init(of window: Widget) async throws {
    add(window, path: "0", in: window)
    for _ in 0..<8 {
      try await pressKey(.tab)
      tabStops.append(window.root?.focus.map { path(of: $0) } ?? "none")
    }
  }

  private mutating func add(_ widget: Widget, path: String, in window: Widget) {
    let place: String = widget.bounds(in: window).map { "\($0)" } ?? "nowhere"
    widgets.append("\(path) \(widget.typeName) \(place)")
    for (index, child) in widget.children.enumerated() {
      add(child, path: "\(path).\(index)", in: window)
    }
  }

  private func path(of widget: Widget) -> String {
    guard let parent = widget.parent else { return "0" }
    let index: Int = parent.children.firstIndex { $0 === widget } ?? -1
    return "\(path(of: parent)).\(index)"
  }
}
#endif
