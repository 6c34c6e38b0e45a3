#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

/// A text as Pango takes it: one string, and attributes by the bytes that they apply to.
@MainActor
struct TextContent {
  let string: String
  /// Nil for text in the theme's own font and color.
  let attributes: TextAttributes?

  /// - Parameter lineFactor: the height of lines compared with their fonts'.
  init(_ primitive: TextPrimitive, _ form: TextForm, _ lineFactor: Double?) {
    // Pango counts lines in each paragraph by itself; lines of one paragraph it counts together.
    let joinsParagraphs = form.lineLimit != nil
    var string = ""
    var attributes = TextAttributesBuilder()
    for run in primitive.runs {
      let start = string.utf8.count
      string += Self.text(of: run, joinsParagraphs)
      attributes.range = start..<string.utf8.count
      attributes.add(run, form)
    }
    attributes.range = 0..<string.utf8.count
    if form.wraps { attributes.add(pango_attr_insert_hyphens_new(0)) }
    if form.scale != 1 { attributes.add { $0.setScale(Double(form.scale), in: $1) } }
    if let lineFactor { attributes.add { $0.setLineHeight(lineFactor, in: $1) } }
    self.string = string
    self.attributes = attributes.attributes
  }

  func hasSameAttributes(as other: TextContent) -> Bool {
    guard let list = attributes?.pointer, let otherList = other.attributes?.pointer else {
      return attributes == nil && other.attributes == nil
    }
    return pango_attr_list_equal(list, otherList) != 0
  }

  private static func text(of run: TextRun, _ joinsParagraphs: Bool) -> String {
    switch run.content {
    case .string(let string):
      guard joinsParagraphs else { return string }
      let lines = string.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return lines.count == 1 ? string : lines.joined(separator: "\u{2028}")
    case .image:
      Diagnostics.reportOnce("An image inside of a Text is shown as a square by GTK.")
      return "\u{25A1}"
    }
  }
}

/// Gathers attributes for stretches of a text, of which there are most often none.
@MainActor
struct TextAttributesBuilder {
  /// The bytes that the attributes added next apply to.
  var range: Swift.Range<Int> = 0..<0
  private(set) var attributes: TextAttributes?

  mutating func add(_ body: (TextAttributes, Swift.Range<Int>) -> Void) {
    let attributes = attributes ?? TextAttributes()
    body(attributes, range)
    self.attributes = attributes
  }

  /// Adds one that the typed list has no function for.
  mutating func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
    guard let attribute else { return }
    attribute.pointee.start_index = guint(clamping: range.lowerBound)
    attribute.pointee.end_index = guint(clamping: range.upperBound)
    add { attributes, _ in pango_attr_list_insert(attributes.pointer, attribute) }
  }
}
#endif
