#if GTK
import CGTK
import Foundation

/// How text fits into some space.
struct TextFit {
  /// Whole pixels: the widest line's width, and the height of the lines that are shown.
  var size: CGSize
  var firstBaseline: CGFloat
  var lastBaseline: CGFloat
  var lineCount: Int
  var form: TextForm

  var isTruncated: Bool { form.lineLimit != nil }
}

/// What a label has to be told so that it shows a text as it was measured.
struct TextForm: Equatable {
  /// Whether lines are broken to fit the width.
  var wraps: Bool = false
  /// The number of lines after which the text is cut off; nil where all of it is shown.
  var lineLimit: Int?
  /// The size of the characters compared with their font's.
  var scale: CGFloat = 1
  /// Whether characters stand closer together than their font says.
  var isTight: Bool = false

  /// One line for each paragraph, all of it.
  static let plain = TextForm()
}

extension TextFit {
  static let empty = TextFit(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1, form: .plain)

  /// Reads the result off a layout whose text, width and limits are set.
  /// - Parameter spacing: what the height of each line has got more than its font's, half of it
  ///   above.
  init(_ layout: OpaquePointer, form: TextForm, spacing: CGFloat) {
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    size = CGSize(
      width: TextFit.pixels(extents.width).rounded(.up),
      height: (TextFit.pixels(extents.height) - spacing).rounded(.up))
    firstBaseline = TextFit.pixels(pango_layout_get_baseline(layout)) - spacing / 2
    lineCount = Int(pango_layout_get_line_count(layout))
    lastBaseline = firstBaseline
    self.form = form
    guard lineCount > 1, let last = TextFit.lastBaseline(layout) else { return }
    lastBaseline = last - spacing / 2
  }

  static func pixels(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

  private static func lastBaseline(_ layout: OpaquePointer) -> CGFloat? {
    guard let iterator = pango_layout_get_iter(layout) else { return nil }
    defer { pango_layout_iter_free(iterator) }
    while pango_layout_iter_next_line(iterator) != 0 {}
    return pixels(pango_layout_iter_get_baseline(iterator))
  }

  /// How many lines of a layout are no lower than `height`; at least one.
  static func lineCount(
    _ layout: OpaquePointer, within height: CGFloat, spacing: CGFloat
  ) -> Int {
    guard let iterator = pango_layout_get_iter(layout) else { return 1 }
    defer { pango_layout_iter_free(iterator) }
    var count = 0
    repeat {
      var line = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &line)
      // Heights are rounded up when they are reported, so what was reported must be enough.
      if (pixels(line.y + line.height) - spacing).rounded(.down) > height { break }
      count += 1
    } while pango_layout_iter_next_line(iterator) != 0
    return max(1, count)
  }
}
#endif
