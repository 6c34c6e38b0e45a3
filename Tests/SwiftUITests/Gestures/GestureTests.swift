#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Text = SwiftUICore.Text
private typealias Button = SwiftUICore.Button

/// What happened, in order.
@MainActor private final class Record {
  var events: [String] = []
  func add(_ event: String) { events.append(event) }
}

@Suite(.gtk) @MainActor struct GestureTests {
  private let square = CGSize(width: 100, height: 100)

  @Test func tapsOfAView() async throws {
    let record = Record()
    let view = Text(verbatim: "Tap").padding(30).onTapGesture { record.add("tap") }
    try await Shown.with(view) { shown in
      let label = try #require(shown.widgets(GTK.Label.self).first)
      try await click(label)
      #expect(record.events == ["tap"])
    }
  }

  @Test(arguments: [(1, []), (2, ["double"])])
  func takesAsManyTapsAsItSays(clicks: Int, events: [String]) async throws {
    let record = Record()
    let view = Color.red.onTapGesture(count: 2) { record.add("double") }
    try await Shown.with(view, size: square) { shown in
      let drawing = try #require(shown.widgets(Drawing.self).first)
      try await click(drawing, count: clicks)
      #expect(record.events == events)
    }
  }

  @Test func theInnermostTakesTheTap() async throws {
    let record = Record()
    let view = VStack {
      Text(verbatim: "Inner").onTapGesture { record.add("inner") }
      Text(verbatim: "Other")
    }
    .onTapGesture { record.add("outer") }
    try await Shown.with(view) { shown in
      let labels: [GTK.Label] = shown.widgets(GTK.Label.self)
      try #require(labels.count == 2)
      try await click(labels[0])
      #expect(record.events == ["inner"])
      try await click(labels[1])
      #expect(record.events == ["inner", "outer"])
    }
  }

  @Test func buttonsKeepTheirClicks() async throws {
    let record = Record()
    let view = VStack {
      Button("Press") { record.add("button") }
    }
    .onTapGesture { record.add("outer") }
    try await Shown.with(view) { shown in
      try await click(#require(shown.widgets(GTK.Button.self).first))
      #expect(record.events == ["button"])
    }
  }

  @Test func simultaneousGesturesSeeTapsInside() async throws {
    let record = Record()
    let view = VStack {
      Text(verbatim: "Inner").onTapGesture { record.add("inner") }
    }
    .simultaneousGesture(TapGesture().onEnded { record.add("outer") })
    try await Shown.with(view) { shown in
      try await click(#require(shown.widgets(GTK.Label.self).first))
      #expect(Set(record.events) == ["inner", "outer"])
      #expect(record.events.count == 2)
    }
  }

  @Test func highPriorityComesBeforeThoseInside() async throws {
    let record = Record()
    let view = VStack {
      Text(verbatim: "Inner").onTapGesture { record.add("inner") }
    }
    .highPriorityGesture(TapGesture().onEnded { record.add("outer") })
    try await Shown.with(view) { shown in
      try await click(#require(shown.widgets(GTK.Label.self).first))
      #expect(record.events == ["outer"])
    }
  }

  @Test func disabledViewsTakeNone() async throws {
    let record = Record()
    let view = Color.red.onTapGesture { record.add("tap") }
    try await Shown.with(view.disabled(true), size: square) { shown in
      try await click(#require(shown.widgets(Drawing.self).first))
      #expect(record.events.isEmpty)
    }
  }

  @Test func longPressesLast() async throws {
    let record = Record()
    let view = Color.red.onLongPressGesture(minimumDuration: 0.05) {
      record.add("done")
    } onPressingChanged: {
      record.add("\($0)")
    }
    try await Shown.with(view, size: square) { shown in
      let drawing = try #require(shown.widgets(Drawing.self).first)
      try await press(drawing)
      await pump { record.events.contains("done") }
      try await releaseButton(drawing)
      #expect(record.events == ["true", "done", "false"])
    }
  }

  @Test func shortPressesFail() async throws {
    let record = Record()
    let view = Color.red.onLongPressGesture(minimumDuration: 60) {
      record.add("done")
    } onPressingChanged: {
      record.add("\($0)")
    }
    try await Shown.with(view, size: square) { shown in
      try await click(#require(shown.widgets(Drawing.self).first))
      #expect(record.events == ["true", "false"])
    }
  }

  @Test func theLatestActionIsCalled() async throws {
    let record = Record()
    try await Shown.with(Color.red.onTapGesture { record.add("old") }, size: square) { shown in
      await shown.update(Color.red.onTapGesture { record.add("new") })
      try await click(#require(shown.widgets(Drawing.self).first))
      #expect(record.events == ["new"])
    }
  }

  @Test func emptySpaceNeedsAContentShape() async throws {
    let record = Record()
    let spaced = VStack {
      Text(verbatim: "Top")
      Spacer()
    }
    .frame(width: 100, height: 100)
    let point = WidgetPoint(x: 50, y: 80)
    let plain = spaced.onTapGesture { record.add("plain") }
    try await Shown.with(plain, size: square) { shown in
      try await click(#require(shown.content), at: point)
      #expect(record.events.isEmpty)
    }
    let shaped = spaced.contentShape(Rectangle()).onTapGesture { record.add("shaped") }
    try await Shown.with(shaped, size: square) { shown in
      try await click(#require(shown.content), at: point)
      #expect(record.events == ["shaped"])
    }
  }
}
#endif
