import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting TimelineView")
struct TimelineViewTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: TimelineView(.everyMinute) { _ in Text("a") }, "timelineView", { try $0.timelineView() },
      { try $0.timelineView($1) })
  }

  @Test func showsATime() throws {
    let sut = TimelineView(.everyMinute) { context in
      Text("\(context.date.timeIntervalSinceReferenceDate) \(context.cadence)" as String)
    }
    let date = Date(timeIntervalSinceReferenceDate: 60)
    let context = ViewType.TimelineView.Context(date: date, cadence: .minutes)
    #expect(context.date == date)
    #expect(context.cadence == .minutes)
    let view = try sut.inspect().timelineView()
    #expect(try view.contentView(context).text().string() == "60.0 minutes")
    let seconds = ViewType.TimelineView.Context(date: date, cadence: .seconds)
    #expect(try view.contentView(seconds).text().string() == "60.0 seconds")
    #expect(try view.contentView().text().string().hasSuffix(" live"))
  }

  @Test func hasEachCadence() throws {
    let sut = TimelineView(.everyMinute) { context in Text("\(context.cadence)" as String) }
    let cadences: [ViewType.TimelineView.Cadence] = [.live, .seconds, .minutes]
    let shown: [String] = try cadences.map { cadence in
      let context = ViewType.TimelineView.Context(cadence: cadence)
      return try sut.inspect().timelineView().contentView(context).text().string()
    }
    #expect(shown == ["live", "seconds", "minutes"])
  }

  @Test func isSearched() throws {
    let sut = AnyView(TimelineView(.everyMinute) { _ in EmptyView() })
    #expect(
      try sut.inspect().find(ViewType.EmptyView.self).pathToRoot
        == "anyView().timelineView().contentView().emptyView()")
  }
}
