#if GTK
import Foundation
import GTK
import SwiftUI
import SwiftUICore

/// The first frame of a long list, one row changed in it, and its memory while scrolling.
@MainActor
enum ListCase {
  private struct Item: Identifiable {
    let id: Int
    var title: String
  }

  private final class Setter {
    var set: ((String) -> Void)?
  }

  private struct Rows: View {
    let setter: Setter
    @State private var items: [Item]

    init(_ count: Int, _ setter: Setter) {
      self.setter = setter
      _items = State(initialValue: (0..<count).map { Item(id: $0, title: "Row \($0)") })
    }

    var body: some View {
      let _ = setter.set = { items[5].title = $0 }
      List(items) { Text(verbatim: $0.title) }
    }
  }

  static func run(_ count: Int) {
    let setter = Setter()
    let start: Double = Usage.cpuSeconds
    let hosted = HostedWindow(Rows(count, setter), size: CGSize(width: 800, height: 600))
    hosted.present()
    let frames = Frames(hosted.window)
    frames.waitForPaint()
    print("first \(Usage.cpuSeconds - start)")
    Changes.measure(hosted.window, hosted.graph, frames) { turn in
      setter.set?(turn.isMultiple(of: 2) ? "Changed again" : "Changed")
    }
    scroll(hosted.window, frames)
  }

  /// Four passes from end to end; the first two fill what is kept for reuse.
  private static func scroll(_ window: GTK.Window, _ frames: Frames) {
    guard let adjustment = find(window)?.vadjustment else { return }
    let steps = 100
    func pass() {
      for step in 1...steps {
        let end: Double = adjustment.upper - adjustment.pageSize
        adjustment.value = end * Double(step) / Double(steps)
        window.queueDraw()
        frames.waitForPaint()
      }
    }
    pass()
    pass()
    let before: Int = Usage.residentKiB
    pass()
    pass()
    print("grown \(Usage.residentKiB - before)")
  }

  private static func find(_ widget: Widget) -> ScrolledWindow? {
    if let found = widget as? ScrolledWindow { return found }
    return widget.children.lazy.compactMap { find($0) }.first
  }
}
#endif
