#if GTK
import GTK
import SwiftUICore

/// The processor time that a window's graph uses: its flushes, and its answers to GTK's questions
/// for sizes and places. What of that is spent in GTK, such as to set a label's text, is in it.
@MainActor
final class OwnTime {
  private(set) var seconds: Double = 0
  private var isMeasuring = false

  init(_ window: GTK.Window) { wrap(window) }

  func measure<R>(_ body: () -> R) -> R {
    guard !isMeasuring else { return body() }
    isMeasuring = true
    let start: Double = Usage.cpuSeconds
    defer {
      seconds += Usage.cpuSeconds - start
      isMeasuring = false
    }
    return body()
  }

  private func wrap(_ widget: Widget) {
    if let layout = widget as? LayoutContainer {
      if let answer = layout.onMeasure {
        layout.onMeasure = { [self] axis, size in measure { answer(axis, size) } }
      }
      if let place = layout.onAllocate {
        layout.onAllocate = { [self] width, height in measure { place(width, height) } }
      }
      // Rows and labels have none of their own.
      if layout.onMeasure != nil || layout.childCount > 100 { return wrapFirst(of: layout) }
    }
    for child in widget.children { wrap(child) }
  }

  private func wrapFirst(of layout: LayoutContainer) {
    if let child = layout.firstChild { wrap(child) }
  }
}
#endif
