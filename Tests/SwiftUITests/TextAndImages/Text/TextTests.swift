#if GTK
import CGTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Text = SwiftUICore.Text

private let prose = "The quick brown fox jumps over the lazy dog and runs away"

@Suite(.gtk) @MainActor struct TextTests {
  @Test func takesItsNaturalSizeOnOneLine() async throws {
    try await Shown.with(Text(verbatim: "Hello, world")) { shown in
      let label = try #require(shown.widgets(GTK.Label.self).first)
      let plain = GTK.Label("Hello, world")
      #expect(label.text == "Hello, world")
      #expect(label.width == plain.measure(.horizontal).natural)
      #expect(label.height == plain.measure(.vertical).natural)
      #expect(gtk_label_get_attributes(label.labelPointer) == nil)
      #expect(!label.wrap)
    }
  }

  @Test func breaksBetweenWordsAndIsAsWideAsItsLongestLine() async throws {
    let view = Text(verbatim: prose).frame(width: 150)
    try await Shown.with(view) { shown in
      let label = try #require(shown.widgets(GTK.Label.self).first)
      let layout = try #require(label.layout)
      #expect(layout.lineCount > 1)
      #expect(!layout.isEllipsized)
      #expect(label.width <= 150)
      var width: Int32 = 0
      var height: Int32 = 0
      pango_layout_get_pixel_size(layout.pangoLayoutPointer, &width, &height)
      #expect(label.width == Int(width))
      #expect(label.height == Int(height))
    }
  }

  @Test func isCutOffAfterTheLinesThatFit() async throws {
    let view = Text(verbatim: prose).frame(width: 100, height: 40)
    try await Shown.with(view) { shown in
      let label = try #require(shown.widgets(GTK.Label.self).first)
      let layout = try #require(label.layout)
      #expect(layout.lineCount == 2)
      #expect(layout.isEllipsized)
      #expect(label.ellipsize == .end)
      #expect(label.height <= 40)
      #expect(label.text == prose)
    }
  }

  @Test(arguments: [1, 2])
  func keepsTheLineLimitOverParagraphs(limit: Int) async throws {
    let view = Text(verbatim: "One\nTwo\nThree").environment(\.lineLimit, limit)
    try await Shown.with(view) { shown in
      let label = try #require(shown.widgets(GTK.Label.self).first)
      let layout = try #require(label.layout)
      #expect(layout.lineCount == limit)
      #expect(layout.isEllipsized)
      #expect(label.height == GTK.Label("One").measure(.vertical).natural * limit)
    }
  }

  @Test func cutsWhereTheTruncationModeSays() async throws {
    let view = VStack {
      Text(verbatim: prose).environment(\.truncationMode, .head)
      Text(verbatim: prose).environment(\.truncationMode, .middle)
    }
    .environment(\.lineLimit, 1).frame(width: 100)
    try await Shown.with(view) { shown in
      #expect(shown.widgets(GTK.Label.self).map(\.ellipsize) == [.start, .middle])
    }
  }

  @Test func alignsItsLines() async throws {
    let view = VStack {
      Text(verbatim: prose)
      Text(verbatim: prose).environment(\.multilineTextAlignment, .center)
      Text(verbatim: prose).environment(\.multilineTextAlignment, .trailing)
    }
    .frame(width: 200)
    try await Shown.with(view) { shown in
      let labels: [GTK.Label] = shown.widgets(GTK.Label.self)
      #expect(labels.map(\.justify) == [.left, .center, .right])
      #expect(labels.map(\.xalign) == [0, 0.5, 1])
    }
  }

  @Test func spacesItsLines() async throws {
    let view = HStack(alignment: .top) {
      Text(verbatim: "One\nTwo\nThree")
      Text(verbatim: "One\nTwo\nThree").environment(\.lineSpacing, 10)
    }
    try await Shown.with(view) { shown in
      let labels: [GTK.Label] = shown.widgets(GTK.Label.self)
      try #require(labels.count == 2)
      #expect(abs(labels[1].height - labels[0].height - 20) <= 1)
      // The first lines of both are equally high.
      let tops: [Double] = labels.map { label in
        var y: Int32 = 0
        gtk_label_get_layout_offsets(label.labelPointer, nil, &y)
        let baseline = label.layout.map { pango_layout_get_baseline($0.pangoLayoutPointer) } ?? 0
        return Double(y) + Double(baseline) / Double(PANGO_SCALE)
      }
      #expect(abs(tops[0] - tops[1]) <= 1)
    }
  }

  @Test func shrinksToFit() async throws {
    let view = Text(verbatim: "Twenty characters ok")
      .environment(\.lineLimit, 1).environment(\.minimumScaleFactor, 0.5)
      .frame(width: 110)
    try await Shown.with(view) { shown in
      let label = try #require(shown.widgets(GTK.Label.self).first)
      let layout = try #require(label.layout)
      #expect(label.measureNatural(of: "Twenty characters ok") > 110)
      #expect(!layout.isEllipsized)
      #expect(label.width <= 110)
    }
  }

  @Test func hasPangosAttributes() async throws {
    let text =
      Text(verbatim: "big").font(.system(size: 30)).bold()
      + Text(verbatim: " red").foregroundColor(.red).italic()
      + Text(verbatim: " under").underline()
    try await Shown.with(text) { shown in
      let label = try #require(shown.widgets(GTK.Label.self).first)
      #expect(label.text == "big red under")
      let attributes: String = label.attributesDescription
      #expect(attributes.contains("0 3 size 23040"))  // 30 pixels are 22.5 points
      #expect(attributes.contains("0 3 weight bold"))
      #expect(attributes.contains("3 7 foreground #ff"))
      #expect(attributes.contains("3 7 style italic"))
      #expect(attributes.contains("7 13 underline single"))
    }
  }

  @Test func changesJustWhatDiffers() async throws {
    let view = VStack {
      Text(verbatim: "stays")
      Text(verbatim: "one")
    }
    let other = VStack {
      Text(verbatim: "stays")
      Text(verbatim: "two")
    }
    try await Shown.with(view) { shown in
      let labels: [GTK.Label] = shown.widgets(GTK.Label.self)
      var changes: [String] = []
      for label in labels {
        label.onNotify("label") { [weak label] in changes.append(label?.text ?? "") }
      }
      await shown.update(other)
      #expect(changes == ["two"])
      #expect(shown.widgets(GTK.Label.self) == labels)
    }
  }

  @Test func standsOnTheBaselineOfItsNeighbor() async throws {
    let view = HStack(alignment: .firstTextBaseline) {
      Text(verbatim: "small")
      Text(verbatim: "large").font(.system(size: 40))
    }
    try await Shown.with(view) { shown in
      let baselines: [Double] = shown.widgets(GTK.Label.self).map { label in
        let top = Double(shown.frame(label)?.minY ?? 0)
        let units: Int32 =
          label.layout.map { pango_layout_get_baseline($0.pangoLayoutPointer) } ?? 0
        return top + Double(units) / Double(PANGO_SCALE)
      }
      try #require(baselines.count == 2)
      #expect(abs(baselines[0] - baselines[1]) <= 1)
    }
  }

  @Test func canBeSelected() async throws {
    try await Shown.with(Text(verbatim: "Copy me").textSelection(.enabled)) { shown in
      #expect(shown.widgets(GTK.Label.self).map(\.selectable) == [true])
    }
  }
}

extension GTK.Label {
  /// All attributes, as Pango writes them: `start end name value`.
  fileprivate var attributesDescription: String {
    guard let list = gtk_label_get_attributes(labelPointer),
      let text = pango_attr_list_to_string(list)
    else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  fileprivate func measureNatural(of text: String) -> Int {
    GTK.Label(text).measure(.horizontal).natural
  }
}
#endif
