#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

extension TextFieldPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> Entry {
    let entry = Entry()
    entry.onChanged { [weak context, weak entry] in
      guard let context, let entry, !context.isUpdating, let primitive = context.primitive else {
        return
      }
      guard !primitive.input.isSetOnCommit else { return }
      primitive.input.setText(entry.text)
      context.restoreAfterUpdate(entry)
    }
    entry.onActivate { [weak context, weak entry] in
      guard let context, let entry else { return }
      commit(entry, context)
      context.primitive?.input.onSubmit()
    }
    let focus = EventControllerFocus()
    focus.onEnter { [weak context] in context?.primitive?.input.onEditingChanged(true) }
    focus.onLeave { [weak context, weak entry] in
      guard let context, let entry else { return }
      commit(entry, context)
      context.primitive?.input.onEditingChanged(false)
    }
    entry.addController(focus)
    return entry
  }

  func updateWidget(_ widget: Entry, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(input.traits, from: old?.input.traits, to: widget)
    if old?.input.placeholder != input.placeholder {
      widget.placeholderText = input.placeholder
    }
    if old?.input.border != input.border {
      widget.hasFrame = input.border != .none
      widget.setCssClass("swiftui-square", input.border == .square)
    }
    if old?.input.looks != input.looks {
      gtk_entry_set_attributes(widget.entryPointer, input.attributes?.pointer)
    }
    if old?.input.allowsCorrection != input.allowsCorrection {
      widget.inputHints = input.inputHints
    }
    input.update(widget, from: old?.input)
  }

  func size(_ widget: Entry, _ proposal: ProposedViewSize) -> CGSize {
    widget.fieldSize(proposal)
  }
}

/// Sets a value from the text that the user has finished, and then shows the value.
@MainActor
private func commit(_ entry: Entry, _ context: GTKContext<TextFieldPrimitive>) {
  guard let input = context.primitive?.input, input.isSetOnCommit else { return }
  if entry.text != input.text { input.setText(entry.text) }
  context.afterUpdate(entry) { primitive, entry in entry.show(primitive.input.text) }
}

extension SecureFieldPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> PasswordEntry {
    let entry = PasswordEntry()
    context.follow(entry, \.input)
    entry.onActivate { [weak context] in context?.primitive?.input.onSubmit() }
    return entry
  }

  func updateWidget(_ widget: PasswordEntry, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(input.traits, from: old?.input.traits, to: widget)
    if old?.input.placeholder != input.placeholder {
      widget.placeholderText = input.placeholder
    }
    if old?.input.border != input.border {
      widget.setCssClass("flat", input.border == .none)
      widget.setCssClass("swiftui-square", input.border == .square)
    }
    input.update(widget, from: old?.input)
  }

  func size(_ widget: PasswordEntry, _ proposal: ProposedViewSize) -> CGSize {
    widget.fieldSize(proposal)
  }
}

extension GTKContext where P.NativeWidget: Editable {
  /// Sets the text of the view's input as the user types it.
  func follow(_ field: P.NativeWidget, _ input: @escaping (P) -> TextInput) {
    field.onChanged { [weak self, weak field] in
      guard let self, let field, !isUpdating, let primitive else { return }
      input(primitive).setText(field.text)
      restoreAfterUpdate(field)
    }
  }
}

extension TextInput {
  /// What all widgets with one line of text share.
  @MainActor
  func update(_ widget: any Editable, from old: TextInput?) {
    if old?.alignment != alignment { widget.alignment = alignment.fraction }
    if old?.title != title { widget.setAccessibleLabel(title.isEmpty ? nil : title) }
    // While the user edits a value's text, only another value replaces it.
    if !isSetOnCommit || old?.text != text { widget.show(text) }
  }

  var inputHints: InputHints { allowsCorrection ? [] : .noSpellcheck }

  /// The looks of the text as Pango takes them; nil for those of the theme.
  @MainActor
  var attributes: TextAttributes? {
    guard let looks else { return nil }
    var builder = TextAttributesBuilder()
    // To the end of any text.
    builder.range = 0..<Int(guint.max)
    builder.add(looks, .plain)
    return builder.attributes
  }
}

extension Editable {
  /// Shows a text, with the cursor where it was, or at the end if it was there.
  fileprivate func show(_ text: String) {
    let previous = self.text
    guard previous != text else { return }
    let position = self.position
    let isAtEnd = position == previous.unicodeScalars.count
    self.text = text
    let count = text.unicodeScalars.count
    self.position = isAtEnd ? count : min(position, count)
  }
}

extension Widget {
  /// As wide as it may be, as high as GTK has it.
  func fieldSize(_ proposal: ProposedViewSize) -> CGSize {
    let natural = naturalSize()
    let least = CGFloat(measure(.horizontal).minimum)
    return CGSize(width: max(least, proposal.width ?? natural.width), height: natural.height)
  }
}
#endif
