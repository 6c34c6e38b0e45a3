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

    static func run(_ count: Int) throws {
      let setter = Setter()
      let start: Double = Frames.cpuSeconds
      let hosted = HostedWindow(Rows(count, setter), size: CGSize(width: 800, height: 600))
      hosted.present()
      let frames = Frames(hosted.window)
      frames.waitForPaint()
      print("first \(Frames.cpuSeconds - start)")
      for turn in 0..<21 {
        frames.drain()
        let before: Double = Frames.cpuSeconds
        setter.set?(turn.isMultiple(of: 2) ? "Changed again" : "Changed")
        frames.waitForPaint()
        print("change \(Frames.cpuSeconds - before)")
      }
      scroll(hosted.window, frames)
    }

    private static func scroll(_ window: GTK.Window, _ frames: Frames) {
      guard let adjustment = find(window)?.vadjustment else { return }
      let steps = 200
      func pass() {
        for step in 0..<steps {
          adjustment.value = adjustment.upper * Double(step) / Double(steps)
          frames.waitForPaint()
        }
      }
      pass()
      let before: Int = Frames.residentKiB
      pass()
      pass()
      print("grown \(Frames.residentKiB - before)")
    }

    private static func find(_ widget: Widget) -> ScrolledWindow? {
      if let found = widget as? ScrolledWindow { return found }
      return widget.children.lazy.compactMap { find($0) }.first
    }
  }
#endif
