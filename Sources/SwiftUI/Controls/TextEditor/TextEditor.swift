#if GTK
import Foundation
import GTK
import SwiftUICore

extension TextEditorPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> ScrolledWindow {
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(.automatic, vscrollbarPolicy: .automatic)
    let text = TextView()
    text.wrapMode = .wordChar
    // The distance that the text has from the edge in macOS's text views.
    for margin in [\TextView.leftMargin, \.rightMargin, \.topMargin, \.bottomMargin] {
      text[keyPath: margin] = 5
    }
    text.buffer?.onChanged { [weak context, weak scrolled, weak text] in
      guard let context, let scrolled, let text, !context.isUpdating else { return }
      context.primitive?.setText(text.buffer?.text ?? "")
      context.restoreAfterUpdate(scrolled)
    }
    for property in ["cursor-position", "has-selection"] {
      text.buffer?.onNotify(property) { [weak context, weak text] in
        guard let context, let range = text?.buffer?.selectedRange, !context.isUpdating,
          range != context.primitive?.selection
        else { return }
        context.primitive?.setSelection?(range)
      }
    }
    scrolled.child = text
    return scrolled
  }

  func updateWidget(_ widget: ScrolledWindow, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(traits, from: old?.traits, to: widget)
    guard let text = widget.child as? TextView else { return }
    if old?.hasBorder != hasBorder { widget.hasFrame = hasBorder }
    if old?.alignment != alignment { text.justification = alignment.justification }
    guard let buffer = text.buffer else { return }
    if (buffer.text ?? "") != self.text {
      let position = buffer.cursorPosition
      buffer.text = self.text
      buffer.selectedRange = position..<position
    }
    if let selection, selection != buffer.selectedRange { buffer.selectedRange = selection }
  }

  func size(_ widget: ScrolledWindow, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: Self.length(proposal.width, 160), height: Self.length(proposal.height, 80))
  }

  private static func length(_ proposed: CGFloat?, _ ideal: CGFloat) -> CGFloat {
    guard let proposed else { return ideal }
    return proposed.isFinite ? max(proposed, 20) : 10_000
  }

  func entities(_ widget: ScrolledWindow) -> [Widget] {
    [widget] + (widget.child.map { [$0] } ?? [])
  }
}
#endif
