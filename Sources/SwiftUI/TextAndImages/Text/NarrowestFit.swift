#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

/// The fit of text in no width at all, without laying it out: each character is then a line of its
/// own.
///
/// Every window and every stack asks all of its texts for it, and Pango takes ten times as long to
/// break a text everywhere as to lay it out on one line. Only for text of printable ASCII
/// characters in one font.
@MainActor
enum NarrowestFit {
  private struct Key: Hashable {
    let font: ResolvedFont
    let inherited: UInt32
    let themeFont: String?
    let resolution: Int?
  }

  /// What a character alone on a line takes, in pixels.
  private struct Character {
    let width: CGFloat
    let height: CGFloat
    let baseline: CGFloat
  }

  private final class Characters {
    var known: [Character?] = Array(repeating: nil, count: 128)
  }

  private static var fonts: [Key: Characters] = [:]
  // Apps have few; one that makes up fonts all the time must not gather them.
  private static let fontLimit = 64

  /// - Parameter measure: lays a text of one character out.
  /// - Returns: nil where the text has to be laid out.
  static func fit(
    _ primitive: TextPrimitive, _ widget: Widget, measure: (TextPrimitive) -> TextFit.Exact
  ) -> TextFit? {
    guard primitive.runs.count == 1, let run = primitive.runs.first,
      case .string(let string) = run.content, primitive.layout.lineSpacing == 0,
      run.kerning == 0, run.tracking == 0, run.baselineOffset == 0
    else { return nil }
    let characters = characters(run.font, widget, primitive.layout.metrics)
    var width: CGFloat = 0
    var height: CGFloat = 0
    var count = 0
    var first: CGFloat = 0
    var last: CGFloat = 0
    for byte in string.utf8 {
      guard byte >= 0x20, byte < 0x7f else { return nil }
      let character: Character
      if let known = characters.known[Int(byte)] {
        character = known
      } else {
        character = measured(byte, primitive, run, measure)
        characters.known[Int(byte)] = character
      }
      if count == 0 { first = character.baseline }
      last = height + character.baseline
      width = max(width, character.width)
      height += character.height
      count += 1
    }
    guard count > 1 else { return nil }
    return TextFit(
      size: CGSize(width: width.rounded(.up), height: height.rounded(.up)),
      firstBaseline: first, lastBaseline: last, lineCount: count, form: TextForm(wraps: true))
  }

  private static func measured(
    _ byte: UInt8, _ primitive: TextPrimitive, _ run: TextRun,
    _ measure: (TextPrimitive) -> TextFit.Exact
  ) -> Character {
    var single = primitive
    var run = run
    run.content = .string(String(decoding: [byte], as: UTF8.self))
    single.runs = [run]
    let exact = measure(single)
    // A space at the end of its line takes no width.
    return Character(
      width: byte == 0x20 ? 0 : exact.width, height: exact.height, baseline: exact.baseline)
  }

  private static func characters(
    _ font: ResolvedFont, _ widget: Widget, _ metrics: TextMetrics?
  ) -> Characters {
    let context = gtk_widget_get_pango_context(widget.widgetPointer)
    let inherited =
      pango_context_get_font_description(context).map { pango_font_description_hash($0) } ?? 0
    let key = Key(
      font: font, inherited: inherited, themeFont: metrics?.fontName,
      resolution: metrics?.resolution)
    if let known = fonts[key] { return known }
    if fonts.count >= fontLimit { fonts.removeAll() }
    let characters = Characters()
    fonts[key] = characters
    return characters
  }
}

extension TextFit {
  /// Measurements that are not rounded to pixels.
  struct Exact {
    let width: CGFloat
    let height: CGFloat
    let baseline: CGFloat

    init(_ layout: OpaquePointer) {
      var extents = PangoRectangle()
      pango_layout_get_extents(layout, nil, &extents)
      width = TextFit.pixels(extents.width)
      height = TextFit.pixels(extents.height)
      baseline = TextFit.pixels(pango_layout_get_baseline(layout))
    }

    static let zero = Exact(width: 0, height: 0, baseline: 0)

    private init(width: CGFloat, height: CGFloat, baseline: CGFloat) {
      self.width = width
      self.height = height
      self.baseline = baseline
    }
  }
}
#endif
