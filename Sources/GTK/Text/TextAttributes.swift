#if GTK
import CGTK

/// Pango attributes for a label's text: sizes, weights, colors, for all of it or for a part.
///
/// ```swift
/// let attributes = TextAttributes()
/// attributes.setWeight(700)
/// attributes.setUnderline(true, in: 6..<11)
/// label.setAttributes(attributes)
/// ```
///
/// Ranges count the bytes of the text in UTF-8; without one an attribute holds for all of it. A
/// later attribute wins over an earlier one of the same kind.
@MainActor public final class TextAttributes {
  /// The `PangoAttrList *`, for calls into C; valid while this object is.
  public let pointer: OpaquePointer?

  public init() {
    pointer = pango_attr_list_new()
  }

  /// Shares the list that C has.
  public init(_ pointer: OpaquePointer) {
    self.pointer = pango_attr_list_ref(pointer)
  }

  isolated deinit {
    pango_attr_list_unref(pointer)
  }

  public func setFamily(_ family: String, in range: Swift.Range<Int>? = nil) {
    insert(pango_attr_family_new(family), range)
  }

  /// - Parameter points: Typographic points, scaled as the display's text is.
  public func setSize(points: Double, in range: Swift.Range<Int>? = nil) {
    insert(pango_attr_size_new(pangoUnits(points)), range)
  }

  /// - Parameter pixels: Application pixels, whatever the text scale.
  public func setSize(pixels: Double, in range: Swift.Range<Int>? = nil) {
    insert(pango_attr_size_new_absolute(pangoUnits(pixels)), range)
  }

  /// - Parameter factor: 1 for the size that the text has otherwise.
  public func setScale(_ factor: Double, in range: Swift.Range<Int>? = nil) {
    insert(pango_attr_scale_new(factor), range)
  }

  /// - Parameter weight: 100 to 1000; 400 is regular and 700 bold.
  public func setWeight(_ weight: Int, in range: Swift.Range<Int>? = nil) {
    insert(pango_attr_weight_new(PangoWeight(numericCast(min(max(weight, 100), 1000)))), range)
  }

  public func setItalic(_ isItalic: Bool, in range: Swift.Range<Int>? = nil) {
    insert(pango_attr_style_new(isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL), range)
  }

  /// The text's color, with its opacity.
  public func setForeground(_ color: RGBA, in range: Swift.Range<Int>? = nil) {
    insert(
      pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)), range)
    insert(pango_attr_foreground_alpha_new(part(color.alpha)), range)
  }

  /// The color behind the text, with its opacity.
  public func setBackground(_ color: RGBA, in range: Swift.Range<Int>? = nil) {
    insert(
      pango_attr_background_new(part(color.red), part(color.green), part(color.blue)), range)
    insert(pango_attr_background_alpha_new(part(color.alpha)), range)
  }

  /// - Parameter color: Nil for the text's own.
  public func setUnderline(
    _ isUnderlined: Bool, color: RGBA? = nil, in range: Swift.Range<Int>? = nil
  ) {
    insert(
      pango_attr_underline_new(isUnderlined ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_NONE),
      range)
    if let color {
      insert(
        pango_attr_underline_color_new(part(color.red), part(color.green), part(color.blue)),
        range)
    }
  }

  /// - Parameter color: Nil for the text's own.
  public func setStrikethrough(
    _ isStruck: Bool, color: RGBA? = nil, in range: Swift.Range<Int>? = nil
  ) {
    insert(pango_attr_strikethrough_new(isStruck ? 1 : 0), range)
    if let color {
      insert(
        pango_attr_strikethrough_color_new(part(color.red), part(color.green), part(color.blue)),
        range)
    }
  }

  /// - Parameter pixels: More space between letters, or less when below 0.
  public func setLetterSpacing(pixels: Double, in range: Swift.Range<Int>? = nil) {
    insert(pango_attr_letter_spacing_new(pangoUnits(pixels)), range)
  }

  /// - Parameter pixels: How far the baseline is moved upwards.
  public func setRise(pixels: Double, in range: Swift.Range<Int>? = nil) {
    insert(pango_attr_rise_new(pangoUnits(pixels)), range)
  }

  /// - Parameter features: OpenType features in CSS notation, such as `tnum` or `smcp=1`.
  public func setFontFeatures(_ features: String, in range: Swift.Range<Int>? = nil) {
    insert(pango_attr_font_features_new(features), range)
  }

  /// - Parameter factor: The distance of baselines, in line heights.
  public func setLineHeight(_ factor: Double, in range: Swift.Range<Int>? = nil) {
    insert(pango_attr_line_height_new(factor), range)
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Swift.Range<Int>?
  ) {
    if let range {
      attribute?.pointee.start_index = guint(clamping: range.lowerBound)
      attribute?.pointee.end_index = guint(clamping: range.upperBound)
    }
    pango_attr_list_insert(pointer, attribute)
  }

  private func pangoUnits(_ value: Double) -> gint {
    let units = (value * Double(PANGO_SCALE)).rounded()
    guard !units.isNaN else { return 0 }
    return gint(min(max(units, Double(gint.min)), Double(gint.max)))
  }

  private func part(_ component: Double) -> guint16 {
    guint16(component >= 0 ? (min(component, 1) * 65_535).rounded() : 0)
  }
}

extension Label {
  /// Applies attributes to the label's text; nil removes them. Later changes to the object do not
  /// count until it is set again.
  public func setAttributes(_ attributes: TextAttributes?) {
    let copy = attributes.flatMap { pango_attr_list_copy($0.pointer) }
    gtk_label_set_attributes(labelPointer, copy)
    pango_attr_list_unref(copy)
  }

  /// A copy of the label's attributes; nil when none were set.
  public var attributes: TextAttributes? {
    guard let list = gtk_label_get_attributes(labelPointer),
      let copy = pango_attr_list_copy(list)
    else { return nil }
    defer { pango_attr_list_unref(copy) }
    return TextAttributes(copy)
  }
}
#endif
