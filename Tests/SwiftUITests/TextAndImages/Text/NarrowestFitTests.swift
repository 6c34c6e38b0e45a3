#if GTK
import CGTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Text = SwiftUICore.Text

/// What text takes in no width is told without laying it out; Pango's answer is the measure.
@Suite(.gtk) @MainActor struct NarrowestFitTests {
  private struct Answer: Equatable {
    let width: Int
    let height: Int
    let lines: Int
  }

  /// What Pango makes of a label's text where it may break it anywhere.
  private func broken(_ label: GTK.Label) throws -> Answer {
    let layout = try #require(gtk_widget_create_pango_layout(label.widgetPointer, label.text))
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    if let own = gtk_label_get_attributes(label.labelPointer) {
      pango_attr_list_splice(attributes, own, 0, 0)
    }
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_width(layout, 0)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    func pixels(_ units: Int32) -> Int { Int((Double(units) / Double(PANGO_SCALE)).rounded(.up)) }
    return Answer(
      width: pixels(extents.width), height: pixels(extents.height),
      lines: Int(pango_layout_get_line_count(layout)))
  }

  private func answer(_ label: TextLabel) -> Answer {
    let fit: TextFit = label.fit(ProposedViewSize(width: 0, height: nil))
    return Answer(
      width: Int(fit.size.width), height: Int(fit.size.height), lines: fit.lineCount)
  }

  nonisolated static let strings = [
    "Value 0", "AVATAR To Yo", "Hello world, again", "fi ffi office", "a  b", " x ",
    "i", "-", "{[(~!@#$%^&*)]}", "naïve", "日本語", "🙂 ok", "مرحبا",
  ]

  @Test(arguments: strings)
  func itIsPangosAnswer(string: String) async throws {
    try await Shown.with(Text(verbatim: string)) { shown in
      let label = try #require(shown.widgets(TextLabel.self).first)
      #expect(answer(label) == (try broken(label)))
    }
  }

  @Test(arguments: [
    Font.largeTitle, .headline, .caption.italic(), .system(size: 31).monospaced(),
  ])
  func itIsPangosAnswerInAnyFont(font: Font) async throws {
    let view = Text(verbatim: "Wide and narrow: Will it fit? 1234567890").font(font)
    try await Shown.with(view) { shown in
      let label = try #require(shown.widgets(TextLabel.self).first)
      #expect(answer(label) == (try broken(label)))
    }
  }

  @Test func limitsOfLinesAndHeightCutTheTextOff() async throws {
    try await Shown.with(Text(verbatim: "Value 0").lineLimit(2)) { shown in
      let label = try #require(shown.widgets(TextLabel.self).first)
      let fit: TextFit = label.fit(ProposedViewSize(width: 0, height: nil))
      #expect(fit.isTruncated)
      #expect(fit.form.lineLimit == 2)
    }
    try await Shown.with(Text(verbatim: "Value 0")) { shown in
      let label = try #require(shown.widgets(TextLabel.self).first)
      let fit: TextFit = label.fit(ProposedViewSize(width: 0, height: 40))
      #expect(fit.isTruncated)
    }
  }
}
#endif
