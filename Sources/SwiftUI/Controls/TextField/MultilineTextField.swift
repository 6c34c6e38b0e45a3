#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

extension MultilineTextFieldPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> ScrolledWindow {
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(.never, vscrollbarPolicy: .automatic)
    scrolled.addCssClass("swiftui-multiline")
    let view = MultilineText()
    view.text.onBufferChanged { [weak context, weak scrolled] text in
      guard let context, let scrolled, !context.isUpdating else { return }
      context.primitive?.input.setText(text)
      context.restoreAfterUpdate(scrolled)
    }
    view.onReturn { [weak context] in context?.primitive?.input.onSubmit() }
    let focus = EventControllerFocus()
    focus.onEnter { [weak context] in context?.primitive?.input.onEditingChanged(true) }
    focus.onLeave { [weak context] in context?.primitive?.input.onEditingChanged(false) }
    view.text.addController(focus)
    scrolled.child = view.text
    context.storage = view
    return scrolled
  }

  func updateWidget(
    _ widget: ScrolledWindow, from old: Self?, _ context: GTKContext<Self>
  ) {
    context.apply(input.traits, from: old?.input.traits, to: widget)
    guard let view = context.storage as? MultilineText else { return }
    if old?.input.border != input.border {
      widget.hasFrame = input.border != .none
      widget.setCssClass("swiftui-square", input.border == .square)
    }
    if old?.input.alignment != input.alignment {
      view.text.justification = input.alignment.justification
    }
    if old?.input.title != input.title {
      view.text.setAccessibleLabel(input.title.isEmpty ? nil : input.title)
    }
    view.show(input.text, placeholder: input.placeholder)
  }

  func size(
    _ widget: ScrolledWindow, _ proposal: ProposedViewSize, _ context: GTKContext<Self>
  ) -> CGSize {
    guard let view = context.storage as? MultilineText else { return .zero }
    let width = max(40, proposal.width ?? 200)
    let lines = reservedLines...max(reservedLines, lineLimit ?? .max)
    return CGSize(width: width, height: view.height(forWidth: width, lines: lines))
  }

  func entities(_ widget: ScrolledWindow) -> [Widget] {
    [widget] + (widget.child.map { [$0] } ?? [])
  }
}

/// A text view with a placeholder, which tells its height at once; GTK's own answer comes later.
@MainActor
private final class MultilineText {
  let text = TextView()
  private let placeholder = GTK.Label("")
  private static let margin = 8

  init() {
    text.wrapMode = .wordChar
    text.acceptsTab = false
    text.topMargin = Self.margin
    text.bottomMargin = Self.margin
    text.leftMargin = Self.margin
    text.rightMargin = Self.margin
    placeholder.addCssClass("dim-label")
    placeholder.canTarget = false
    text.addOverlay(placeholder, xpos: 0, ypos: 0)
  }

  func show(_ string: String, placeholder: String) {
    if self.placeholder.label != placeholder { self.placeholder.label = placeholder }
    self.placeholder.visible = string.isEmpty
    guard let buffer = text.buffer, (buffer.text ?? "") != string else { return }
    let position = buffer.cursorPosition
    buffer.text = string
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer.textBufferPointer, &place, gint(clamping: position))
    gtk_text_buffer_place_cursor(buffer.textBufferPointer, &place)
  }

  /// Calls `action` for Return without Shift, which begins a new line.
  func onReturn(_ action: @escaping () -> Void) {
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.onKeyPressed { key, _, modifiers in
      let isReturn = key == UInt(GDK_KEY_Return) || key == UInt(GDK_KEY_KP_Enter)
      guard isReturn, modifiers.isDisjoint(with: [.shift, .alt]) else { return false }
      action()
      return true
    }
    text.addController(keys)
  }

  func height(forWidth width: CGFloat, lines: ClosedRange<Int>) -> CGFloat {
    let layout = gtk_widget_create_pango_layout(
      text.widgetPointer, text.buffer?.text ?? "")
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    let inner = width.isFinite ? max(1, width - CGFloat(2 * Self.margin) - 2) : -1
    pango_layout_set_width(layout, inner < 0 ? -1 : Int32(inner) * PANGO_SCALE)
    var height: gint = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    let count = Int(max(1, pango_layout_get_line_count(layout)))
    let line = CGFloat(height) / CGFloat(count)
    let shown = min(max(count, lines.lowerBound), lines.upperBound)
    return (line * CGFloat(shown)).rounded(.up) + CGFloat(2 * Self.margin) + 2
  }
}

extension TextView {
  /// Calls `handler` with the whole text after each change.
  fileprivate func onBufferChanged(_ handler: @escaping (String) -> Void) {
    buffer?.onChanged { [weak self] in handler(self?.buffer?.text ?? "") }
  }
}
#endif
