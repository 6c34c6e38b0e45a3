#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

nonisolated private struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var age: Int
}

@MainActor
private final class Model: ObservableObject {
  @Published var people: [Person]
  @Published var selection: Set<Int> = []
  @Published var order: [KeyPathComparator<Person>] = []
  @Published var showsAge = true
  var bodies = 0

  init(_ count: Int) {
    people = (0..<count).map { Person(id: $0, name: "Person \($0)", age: 90 - $0 % 60) }
  }
}

private struct People: View {
  @ObservedObject var model: Model

  var body: some View {
    Table(model.people, selection: $model.selection, sortOrder: $model.order) {
      TableColumn("Name", value: \.name) { NameCell(name: $0.name, model: model) }
      if model.showsAge {
        TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
          .width(80)
          .alignment(.trailing)
      }
      TableColumn("Initial") { Text($0.name.prefix(1)) }.width(max: 60)
    }
    .onChange(of: model.order) { model.people.sort(using: model.order) }
  }
}

private struct NameCell: View {
  let name: String
  let model: Model

  private func count() { model.bodies += 1 }

  var body: some View {
    let _ = count()
    Text(verbatim: name)
  }
}

@Suite("Tables in GTK", .gtk)
struct TableTests {
  private func open(_ model: Model) async throws -> HostedWindow<People> {
    let hosted = HostedWindow(People(model: model), size: CGSize(width: 400, height: 300))
    try await show(hosted.window)
    #expect(await pump { labels(in: hosted.window).contains("Person 1") })
    return hosted
  }

  private func labels(in widget: Widget) -> [String] {
    var result: [String] = []
    if let label = widget as? GTK.Label, label.mapped { result.append(label.label) }
    for child in widget.children { result += labels(in: child) }
    return result
  }

  private func columnView(in widget: Widget) -> ColumnView? {
    if let found = widget as? ColumnView { return found }
    return widget.children.lazy.compactMap { columnView(in: $0) }.first
  }

  private func rows(_ view: ColumnView) -> [Widget] { view.children.last?.children ?? [] }

  private func titles(_ view: ColumnView) -> [Widget] { view.header?.children ?? [] }

  private func widths(_ view: ColumnView) -> [Int] {
    (0..<(view.columns?.count ?? 0)).compactMap { index in
      view.columns?.item(at: index, as: ColumnViewColumn.self)?.fixedWidth
    }
  }

  @Test("Columns have their titles, cells and widths")
  func columns() async throws {
    let model = Model(5)
    let hosted = try await open(model)
    let view = try #require(columnView(in: hosted.window))
    #expect(titles(view).flatMap { labels(in: $0) } == ["Name", "Age", "Initial"])
    let second = try #require(rows(view).dropFirst().first)
    #expect(labels(in: second) == ["Person 1", "89", "P"])
    #expect(await pump { widths(view) == [260, 80, 60] })
    hosted.close()
    #expect(hosted.graph.counters.nodesMade == hosted.graph.counters.nodesFreed)
  }

  @Test("Only the rows near the view are made")
  func manyRows() async throws {
    let model = Model(10_000)
    let hosted = try await open(model)
    let view = try #require(columnView(in: hosted.window))
    #expect(view.model?.count == 10_000)
    #expect(model.bodies < 500)
    hosted.close()
  }

  @Test("A click on a title sorts, a second one turns the order")
  func sorting() async throws {
    let model = Model(5)
    let hosted = try await open(model)
    let view = try #require(columnView(in: hosted.window))
    let age = try #require(titles(view).dropFirst().first)
    try await click(age, at: WidgetPoint(x: 10, y: 10))
    #expect(await pump { model.people.map(\.id) == [4, 3, 2, 1, 0] })
    #expect(await pump { rows(view).first.map { labels(in: $0) } == ["Person 4", "86", "P"] })
    // At another place: two clicks, not a double one.
    try await click(age, at: WidgetPoint(x: 40, y: 10))
    #expect(await pump { model.people.map(\.id) == [0, 1, 2, 3, 4] })
    #expect(model.order.first?.order == .reverse)
    let name = try #require(titles(view).first)
    try await click(name)
    #expect(await pump { model.order.count == 2 && model.order.first?.order == .forward })
    hosted.close()
  }

  @Test("An order that the app sets is shown in the titles")
  func ownOrder() async throws {
    let model = Model(5)
    let hosted = try await open(model)
    let view = try #require(columnView(in: hosted.window))
    model.order = [KeyPathComparator(\Person.age, order: .forward)]
    #expect(await pump { rows(view).first.map { labels(in: $0) } == ["Person 4", "86", "P"] })
    // It comes first already: a click turns it.
    try await click(try #require(titles(view).dropFirst().first))
    #expect(await pump { model.order.map(\.order) == [.reverse] })
    hosted.close()
  }

  @Test("A click on a row selects it, and the binding selects rows")
  func selection() async throws {
    let model = Model(5)
    let hosted = try await open(model)
    let view = try #require(columnView(in: hosted.window))
    try await click(try #require(rows(view).dropFirst(2).first))
    #expect(await pump { model.selection == [2] })
    model.selection = [1, 3]
    #expect(await pump { view.model?.selectedPositions == [1, 3] })
    model.people.removeFirst()
    #expect(await pump { view.model?.selectedPositions == [0, 2] })
    hosted.close()
  }

  @Test("Columns come and go")
  func changingColumns() async throws {
    let model = Model(3)
    let hosted = try await open(model)
    let view = try #require(columnView(in: hosted.window))
    model.showsAge = false
    #expect(
      await pump { titles(view).flatMap { labels(in: $0) } == ["Name", "Initial"] })
    #expect(await pump { rows(view).first.map { labels(in: $0) } == ["Person 0", "P"] })
    model.showsAge = true
    #expect(await pump { rows(view).first.map { labels(in: $0) } == ["Person 0", "90", "P"] })
    #expect(await pump { widths(view) == [260, 80, 60] })
    hosted.close()
  }

  @Test("The titles can be hidden")
  func hiddenTitles() async throws {
    let model = Model(3)
    let hosted = HostedWindow(
      People(model: model).tableColumnHeaders(.hidden).tableStyle(.bordered),
      size: CGSize(width: 400, height: 300))
    try await show(hosted.window)
    #expect(await pump { labels(in: hosted.window).contains("Person 1") })
    #expect(!labels(in: hosted.window).contains("Name"))
    let view = try #require(columnView(in: hosted.window))
    #expect(view.showColumnSeparators)
    hosted.close()
  }
}
#endif
