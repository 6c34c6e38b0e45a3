#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

/// A `GtkLabel` that takes space by SwiftUI's rules: on one line for each paragraph if there is
/// room, else broken between words, else cut off after the lines that fit.
///
/// What it was asked once it remembers until its text changes. It is told to break and cut its text
/// only where that is needed, since GTK then lays the text out again for each size.
final class TextLabel: GTK.Label {
  private var primitive: TextPrimitive?
  private var natural: TextFit?
  private var fits: [(proposal: ProposedViewSize, fit: TextFit)] = []
  private var form: TextForm = .plain
  private var content: TextContent?
  /// The height of a line with the spacing against its font's; nil without spacing.
  private var lineFactor: Double?

  func show(_ primitive: TextPrimitive, from old: TextPrimitive?) {
    self.primitive = primitive
    natural = nil
    fits.removeAll(keepingCapacity: true)
    let layout = primitive.layout
    if old?.layout.alignment != layout.alignment {
      xalign = layout.alignment.fraction
      justify = layout.alignment.justification
    }
    if old?.layout.reservedLines != layout.reservedLines {
      yalign = layout.reservedLines == nil ? 0.5 : 0
    }
    if old?.layout.truncationMode != layout.truncationMode, form.lineLimit != nil {
      ellipsize = layout.truncationMode.ellipsizeMode
    }
    lineFactor = findLineFactor(primitive)
    show(TextContent(primitive, form, lineFactor))
  }

  /// Changes just what differs from what was shown last: either costs GTK a new layout.
  private func show(_ new: TextContent) {
    if content?.string != new.string { text = new.string }
    let hasSameAttributes =
      content?.hasSameAttributes(as: new) ?? (new.attributes == nil)
    if !hasSameAttributes { setAttributes(new.attributes) }
    content = new
  }

  private func findLineFactor(_ primitive: TextPrimitive) -> Double? {
    let spacing = primitive.layout.lineSpacing
    guard spacing > 0 else { return nil }
    let measured = layOut(TextContent(primitive, .plain, nil), .plain) {
      TextFit($0, form: .plain, spacing: 0)
    }
    let fit = measured ?? .empty
    let height = fit.size.height / CGFloat(max(1, fit.lineCount))
    return height > 0 ? Double((height + spacing) / height) : nil
  }

  // MARK: Sizes

  func fit(_ proposal: ProposedViewSize) -> TextFit {
    guard let primitive, !primitive.runs.isEmpty else { return .empty }
    let natural = naturalFit(primitive)
    if isEnough(proposal, for: natural, primitive.layout) { return natural }
    if let known = fits.first(where: { $0.proposal == proposal }) { return known.fit }
    let fit = narrowestFit(proposal, primitive) ?? limitedFit(proposal, primitive)
    if fits.count > 5 { fits.removeFirst() }
    fits.append((proposal, fit))
    return fit
  }

  private func isEnough(
    _ proposal: ProposedViewSize, for fit: TextFit, _ layout: TextLayout
  ) -> Bool {
    if let width = proposal.width, width < fit.size.width { return false }
    if fit.lineCount == 1 { return true }
    if let height = proposal.height, height < fit.size.height { return false }
    return fit.lineCount <= layout.lineLimit ?? .max
  }

  /// One line for each paragraph.
  private func naturalFit(_ primitive: TextPrimitive) -> TextFit {
    if let natural { return natural }
    let spacing = primitive.layout.lineSpacing
    var fit: TextFit
    if form == .plain, let layout = gtk_label_get_layout(labelPointer) {
      fit = TextFit(layout, form: .plain, spacing: spacing)
    } else {
      let measured = layOut(TextContent(primitive, .plain, lineFactor), .plain) {
        TextFit($0, form: .plain, spacing: spacing)
      }
      fit = measured ?? .empty
    }
    fit.reserve(primitive.layout)
    natural = fit
    return fit
  }

  /// What the text takes in no width, where that can be told without laying it out.
  private func narrowestFit(
    _ proposal: ProposedViewSize, _ primitive: TextPrimitive
  ) -> TextFit? {
    guard proposal.width == 0 else { return nil }
    let found = NarrowestFit.fit(primitive, self) { single in
      layOut(TextContent(single, .plain, nil), .plain) { TextFit.Exact($0) } ?? .zero
    }
    guard var fit = found, fit.lineCount <= primitive.layout.lineLimit ?? .max else { return nil }
    if let height = proposal.height, height < fit.size.height { return nil }
    fit.reserve(primitive.layout)
    return fit
  }

  /// Lines that are no wider than the proposal, and no more than there is room for; with smaller
  /// characters where that is allowed and helps.
  private func limitedFit(_ proposal: ProposedViewSize, _ primitive: TextPrimitive) -> TextFit {
    var form = TextForm(wraps: true)
    var fit = limitedFit(proposal, form, primitive)
    if fit.isTruncated, primitive.layout.allowsTightening {
      form.isTight = true
      fit = limitedFit(proposal, form, primitive)
    }
    let minimum = primitive.layout.minimumScaleFactor
    guard fit.isTruncated, minimum < 1 else { return fit }
    form.scale = minimum
    fit = limitedFit(proposal, form, primitive)
    var tooLarge: CGFloat = 1
    while !fit.isTruncated, tooLarge - fit.form.scale > 0.02 {
      form.scale = (tooLarge + fit.form.scale) / 2
      let larger = limitedFit(proposal, form, primitive)
      if larger.isTruncated { tooLarge = form.scale } else { fit = larger }
    }
    return fit
  }

  private func limitedFit(
    _ proposal: ProposedViewSize, _ form: TextForm, _ primitive: TextPrimitive
  ) -> TextFit {
    let width = proposal.width ?? .infinity
    let spacing = primitive.layout.lineSpacing
    let content = TextContent(primitive, form, lineFactor)
    let measured = layOut(content, form, width) { layout in
      var fit = TextFit(layout, form: form, spacing: spacing)
      var count = min(fit.lineCount, primitive.layout.lineLimit ?? .max)
      if let height = proposal.height, height < fit.size.height {
        count = min(count, TextFit.lineCount(layout, within: height, spacing: spacing))
      }
      if count < fit.lineCount { fit.form.lineLimit = count }
      return fit
    }
    var fit = measured ?? .empty
    if fit.isTruncated {
      let form = fit.form
      let limit = min(width, naturalFit(primitive).size.width)
      let measured = layOut(TextContent(primitive, form, lineFactor), form, limit) {
        TextFit($0, form: form, spacing: spacing)
      }
      fit = measured ?? .empty
    }
    fit.reserve(primitive.layout)
    return fit
  }

  /// Lays text out beside the label.
  private func layOut<Result>(
    _ content: TextContent, _ form: TextForm, _ width: CGFloat = .infinity,
    _ read: (OpaquePointer) -> Result
  ) -> Result? {
    let created = gtk_widget_create_pango_layout(widgetPointer, content.string)
    guard let layout = created else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_attributes(layout, content.attributes?.pointer)
    if form.wraps, width < CGFloat(Int32.max / PANGO_SCALE) {
      pango_layout_set_width(layout, Int32(max(0, width).rounded(.down)) * PANGO_SCALE)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    if let limit = form.lineLimit, let primitive {
      pango_layout_set_height(layout, -Int32(clamping: limit))
      pango_layout_set_ellipsize(layout, primitive.layout.truncationMode.ellipsizeMode.cValue)
    }
    return read(layout)
  }

  // MARK: Placement

  /// Takes the form in which the text fits into its place.
  func prepare(for size: CGSize) {
    let known = fits.first { $0.fit.size == size }?.fit
    let new = (known ?? fit(ProposedViewSize(size))).form
    guard new != form, let primitive else { return }
    if wrap != new.wraps {
      wrap = new.wraps
      wrapMode = .wordChar
    }
    if form.lineLimit != new.lineLimit {
      lines = new.lineLimit ?? -1
      ellipsize = new.lineLimit == nil ? .none : primitive.layout.truncationMode.ellipsizeMode
    }
    form = new
    show(TextContent(primitive, form, lineFactor))
  }
}

extension TextFit {
  /// Takes the height of the lines that are reserved.
  fileprivate mutating func reserve(_ layout: TextLayout) {
    guard let lines = layout.reservedLines, lines > lineCount, lineCount > 0 else { return }
    let spacing = layout.lineSpacing
    let line = (size.height + spacing) / CGFloat(lineCount)
    size.height = (line * CGFloat(lines) - spacing).rounded(.up)
  }
}
#endif
