import Foundation

/// What the runs of a ``Text`` depend on besides the text itself.
package struct TextContext: Sendable {
  package var font: Font
  package var locale: Locale
  package var now: Date
  package var paint: PaintContext

  package init(
    font: Font = .body, locale: Locale = .current, now: Date = Date(),
    paint: PaintContext = PaintContext()
  ) {
    self.font = font
    self.locale = locale
    self.now = now
    self.paint = paint
  }
}
