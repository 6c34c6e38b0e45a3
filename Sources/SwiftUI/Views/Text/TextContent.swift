#if GTK
  import CGTK
  import Foundation
  import GTK
  import SwiftUICore

  /// A text as Pango takes it: one string, and attributes by the bytes that they apply to.
  struct TextContent: Equatable {
    let string: String
    /// Nil for text in the theme's own font and colour.
    let attributes: TextAttributes?

    /// - Parameter lineFactor: the height of lines compared with their fonts'.
    @MainActor
    init(_ primitive: TextPrimitive, _ form: TextForm, _ lineFactor: Double?) {
      // Pango counts lines in each paragraph by itself; lines of one paragraph it counts together.
      let joinsParagraphs: Bool = form.lineLimit != nil
      var string: String = ""
      var attributes = TextAttributes.Builder()
      for run in primitive.runs {
        let start: Int = string.utf8.count
        string += Self.text(of: run, joinsParagraphs)
        attributes.range = start..<string.utf8.count
        attributes.add(run, form)
      }
      attributes.range = 0..<string.utf8.count
      if form.wraps { attributes.add(pango_attr_insert_hyphens_new(0)) }
      if form.scale != 1 { attributes.add(pango_attr_scale_new(Double(form.scale))) }
      if let lineFactor { attributes.add(pango_attr_line_height_new(lineFactor)) }
      self.string = string
      self.attributes = attributes.finish()
    }

    @MainActor
    private static func text(of run: TextRun, _ joinsParagraphs: Bool) -> String {
      switch run.content {
      case .string(let string):
        guard joinsParagraphs else { return string }
        let lines: [Substring] = string.split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.count == 1 ? string : lines.joined(separator: "\u{2028}")
      case .image:
        Diagnostics.reportOnce("An image inside of a Text is shown as a square by GTK.")
        return "\u{25A1}"
      }
    }
  }

  /// A list of Pango's attributes.
  final class TextAttributes: Equatable {
    let pointer: OpaquePointer

    fileprivate init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { pango_attr_list_unref(pointer) }

    static func == (a: TextAttributes, b: TextAttributes) -> Bool {
      a === b || pango_attr_list_equal(a.pointer, b.pointer) != 0
    }

    /// Gathers attributes, of which there are most often none.
    struct Builder {
      /// The bytes that the attributes added next apply to.
      var range: Swift.Range<Int> = 0..<0
      private var list: OpaquePointer?

      mutating func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = guint(clamping: range.lowerBound)
        attribute.pointee.end_index = guint(clamping: range.upperBound)
        let list: OpaquePointer? = list ?? pango_attr_list_new()
        pango_attr_list_insert(list, attribute)
        self.list = list
      }

      /// Ends the gathering; call it once.
      func finish() -> TextAttributes? { list.map { TextAttributes($0) } }
    }
  }
#endif
