import Foundation
import Testing

@testable import SwiftUICore

private struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var age: Int
}

@MainActor
@Suite("Tables")
struct TableTests {
  private let people: [Person] = [
    Person(id: 1, name: "Anna", age: 30), Person(id: 2, name: "Bert", age: 20),
  ]

  private func shown(_ table: some View) throws -> TablePrimitive {
    try #require(HeadlessWindow(table).primitives(TablePrimitive.self).first)
  }

  /// The texts in the cells, row by row.
  private func texts(_ rows: ListRows) -> [String] {
    (0..<rows.count).flatMap { position -> [String] in
      let container = HeadlessContainer()
      guard let cell = rows.bind(position, in: container, cellEntity: { nil }) else { return [] }
      defer { rows.unbind(cell) }
      return container.descendants.compactMap { ($0.primitive as? TextPrimitive)?.string }
    }
  }

  @Test("Each row has a cell for each column")
  func cells() throws {
    let window = HeadlessWindow(
      Table(people) {
        TableColumn("Name", value: \.name).width(100)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }.alignment(.trailing)
      })
    let table = try #require(window.primitives(TablePrimitive.self).first)
    #expect(table.columns.map(\.title) == ["Name", "Age"])
    #expect(table.columns.map(\.width.isFixed) == [true, false])
    #expect(table.columns.map(\.alignment) == [.automatic, .trailing])
    #expect(table.rows.cellsPerRow == 2)
    #expect(table.rows.count == 4)
    #expect(texts(table.rows) == ["Anna", "30", "Bert", "20"])
  }

  @Test("A cell is one view, whatever the column's content gives")
  func cellsOfSeveralViews() throws {
    let window = HeadlessWindow(
      Table(people) {
        TableColumn("Both") {
          Text(verbatim: $0.name)
          Text(verbatim: "\($0.age)")
        }
        TableColumn("None") { _ in EmptyView() }
      })
    let table = try #require(window.primitives(TablePrimitive.self).first)
    #expect(table.rows.count == 4)
    #expect(texts(table.rows) == ["Anna", "30", "Bert", "20"])
  }

  @Test("The label of a column changes the sort order, and turns it when activated again")
  func sorting() throws {
    var order: [KeyPathComparator<Person>] = []
    func table() throws -> TablePrimitive {
      try shown(
        Table(people, sortOrder: Binding(get: { order }, set: { order = $0 })) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
          TableColumn("Initial") { (person: Person) in Text(person.name.prefix(1)) }
        })
    }
    #expect(try table().columns.map(\.sorts) == [true, true, false])
    #expect(try table().sorted == nil)
    try table().sort(1)
    #expect(people.sorted(using: order).map(\.name) == ["Bert", "Anna"])
    #expect(try table().sorted == TableSortedColumn(index: 1, order: .forward))
    try table().sort(1)
    #expect(people.sorted(using: order).map(\.name) == ["Anna", "Bert"])
    #expect(try table().sorted == TableSortedColumn(index: 1, order: .reverse))
    try table().sort(0)
    #expect(order.map(\.order) == [.forward, .reverse])
    #expect(try table().sorted == TableSortedColumn(index: 0, order: .forward))
    try table().sort(2)
    try table().sort(9)
    #expect(order.count == 2)
  }

  @Test("A column can compare with a comparator of its own")
  func comparators() throws {
    var order: [KeyPathComparator<Person>] = []
    let table = try shown(
      Table(people, sortOrder: Binding(get: { order }, set: { order = $0 })) {
        TableColumn(
          "Name", value: \.name, comparator: String.Comparator(options: [], order: .reverse)
        ) { Text(verbatim: $0.name) }
      })
    table.sort(0)
    #expect(people.sorted(using: order).map(\.name) == ["Bert", "Anna"])
  }

  @Test("The rows have the identifiers of their values in a selection")
  func selection() throws {
    var one: Int?
    let single = try shown(
      Table(people, selection: Binding(get: { one }, set: { one = $0 })) {
        TableColumn("Name", value: \.name)
      })
    #expect(single.selection.mode == .single)
    single.selection.select([AnyHashable(2)])
    #expect(one == 2)
    var several: Set<Int> = [1]
    let multiple = try shown(
      Table(people, selection: Binding(get: { several }, set: { several = $0 })) {
        TableColumn("Name", value: \.name)
      })
    #expect(multiple.selection.mode == .multiple)
    #expect(multiple.selection.tags == [1])
    #expect(multiple.rows.positions(of: [2]) == [1])
    multiple.selection.select([1, 2])
    #expect(several == [1, 2])
  }

  @Test("Rows can be written out, looped over and left out")
  func rowContent() throws {
    let isShown = false
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
      if isShown {
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      }
      Group {
        TableColumn("Initial") { (person: Person) in Text(person.name.prefix(1)) }
      }
    } rows: {
      TableRow(Person(id: 3, name: "Cleo", age: 10))
      ForEach(people)
      if isShown {
        TableRow(Person(id: 4, name: "Dora", age: 10))
      } else {
        TableRow(Person(id: 5, name: "Emil", age: 10))
      }
      Group { TableRow(Person(id: 6, name: "Fred", age: 10)) }
    }
    #expect(table.rows._values.map(\.id) == [3, 1, 2, 5, 6])
    #expect(try shown(table).columns.map(\.title) == ["Name", "Initial"])
  }

  private final class Model: ObservableObject {
    @Published var isWide = false
  }

  private struct Adaptive: View {
    @ObservedObject var model: Model
    let people: [Person]
    var body: some View {
      Table(people) {
        TableColumn("Name", value: \.name)
        if model.isWide {
          TableColumn("Age") { Text(verbatim: "\($0.age)") }
        }
      }
    }
  }

  @Test("Columns may come and go")
  func changingColumns() throws {
    let model = Model()
    let window = HeadlessWindow(Adaptive(model: model, people: people))
    let display = Display()
    let rows = try #require(window.primitives(TablePrimitive.self).first?.rows)
    rows.display = display
    #expect(rows.count == 2)
    model.isWide = true
    window.flush()
    #expect(rows.count == 4)
    #expect(display.changes == ["0 -2 +0", "0 -0 +4"])
    #expect(texts(rows) == ["Anna", "30", "Bert", "20"])
  }

  private final class Display: ListDisplay {
    var changes: [String] = []
    func itemsChanged(position: Int, removed: Int, added: Int) {
      changes.append("\(position) -\(removed) +\(added)")
    }
    func scroll(to position: Int) {}
  }

  @Test("Styles and the visibility of the labels come from the environment")
  func looks() throws {
    let table = Table(people) { TableColumn("Name", value: \.name) }
    #expect(try shown(table).style == .automatic)
    #expect(try shown(table).showsHeaders)
    #expect(try shown(table.tableStyle(.bordered)).style == .bordered)
    #expect(try shown(table.tableStyle(.inset)).style == .inset)
    #expect(try shown(table.tableColumnHeaders(.hidden)).showsHeaders == false)
    #expect(try shown(table.disabled(true)).isEnabled == false)
  }

  @Test("Columns share what the others leave, within their limits")
  func widths() {
    let fixed = TableColumnWidth(minimum: 100, ideal: 100, maximum: 100)
    let open = TableColumnWidth()
    let narrow = TableColumnWidth(maximum: 50)
    let wide = TableColumnWidth(minimum: 300)
    #expect(TableColumnWidth.lengths([fixed, open, open], in: 500) == [100, 200, 200])
    #expect(TableColumnWidth.lengths([narrow, open], in: 500) == [50, 450])
    #expect(TableColumnWidth.lengths([open, wide], in: 400) == [100, 300])
    #expect(TableColumnWidth.lengths([fixed, open], in: 50) == [100, 0])
    #expect(TableColumnWidth.lengths([], in: 50) == [])
  }
}
