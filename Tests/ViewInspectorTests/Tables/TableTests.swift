#if !os(tvOS) && !os(watchOS)
import SwiftUI
import Testing
import ViewInspector

private struct Person: Identifiable {
  let id: Int
  let name: String
  let age: Int
}

@MainActor
@Suite("Inspecting tables")
struct TableTests {
  private let people = [Person(id: 1, name: "Anna", age: 30), Person(id: 2, name: "Bert", age: 20)]

  private func table(
    _ selection: Binding<Int?> = .constant(nil),
    _ order: Binding<[KeyPathComparator<Person>]> = .constant([])
  ) -> some View {
    Table(people, selection: selection, sortOrder: order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { person in
        HStack { Text("\(person.age)") }
      }
      TableColumn("Initial") { person in Text(person.name.prefix(1)) }
    }
  }

  @Test func isReachedBySteps() throws {
    try expectSteps(to: table(), "table", { try $0.table() }, { try $0.table($1) })
  }

  @Test func readsRowsAndColumns() throws {
    let view = try table().inspect().table()
    #expect(view.count == 2)
    #expect(try view.columnCount() == 3)
    #expect(try view.row(1).text(0).string() == "Bert")
    #expect(try view.row(0).hStack(1).text(0).string() == "30")
    #expect(try view.row(0).count == 3)
    #expect(try view.column(1).labelView().text().string() == "Age")
    #expect(try view.column(1).isSortable())
    #expect(try view.column(2).isSortable() == false)
    #expect(
      message { try view.row(2) } == "Enclosed view index '2' is out of bounds: '0 ..< 2'")
    #expect(
      message { try view.column(3) } == "Enclosed view index '3' is out of bounds: '0 ..< 3'")
  }

  @Test func isSearched() throws {
    let view = try VStack { table() }.inspect()
    #expect(try view.find(text: "20").pathToRoot == "vStack().table(0).row(1).hStack(1).text(0)")
    #expect(
      try view.find(text: "Initial").pathToRoot
        == "vStack().table(0).column(2).labelView().text()")
    #expect(try view.find(ViewType.TableRow.self).pathToRoot == "vStack().table(0).row(0)")
    #expect(try view.find(ViewType.TableColumn.self).pathToRoot == "vStack().table(0).column(0)")
  }

  @Test func selectsRows() throws {
    let one: Binding<Int?> = Binding(wrappedValue: 2)
    #expect(try table(one).inspect().table().selection() == [2])
    try table(one).inspect().table().select([1])
    #expect(one.wrappedValue == 1)
    try table(one).inspect().table().select([])
    #expect(one.wrappedValue == nil)
    let several: Binding<Set<Int>> = Binding(wrappedValue: [])
    let table = Table(people, selection: several) { TableColumn("Name", value: \.name) }
    try table.inspect().table().select([1, 2])
    #expect(several.wrappedValue == [1, 2])
    #expect(try table.inspect().table().selection() == [1, 2])
    #expect(
      message { try table.disabled(true).inspect().table().select([]) }
        == "Table is unresponsive: it is disabled")
    let plain = Table(people) { TableColumn("Name", value: \.name) }
    #expect(
      message { try plain.inspect().table().selection() }.hasSuffix(
        "does not have 'some' attribute"))
  }

  @Test func sortsByColumns() throws {
    let order: Binding<[KeyPathComparator<Person>]> = Binding(wrappedValue: [])
    func sorted() -> [Int] { people.sorted(using: order.wrappedValue).map(\.id) }
    try table(.constant(nil), order).inspect().table().sort(byColumn: 1)
    #expect(sorted() == [2, 1])
    try table(.constant(nil), order).inspect().table().sort(byColumn: 1)
    #expect(sorted() == [1, 2])
    try table(.constant(nil), order).inspect().table().sort(byColumn: 0)
    let comparators = try table(.constant(nil), order).inspect().table()
      .sortOrder(KeyPathComparator<Person>.self)
    #expect(comparators.map(\.order) == [.forward, .reverse])
    #expect(throws: InspectionError.self) { try table().inspect().table().sort(byColumn: 2) }
    #expect(
      message { try table().hidden().inspect().table().sort(byColumn: 0) }
        == "Table is unresponsive: it is hidden")
  }

  @Test func readsRowsOfEveryOrigin() throws {
    let isShown = false
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
      if isShown {
        TableColumn("Age") { Text("\($0.age)") }
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
        Group { TableRow(Person(id: 5, name: "Emil", age: 10)) }
      }
    }
    let view = try table.inspect().table()
    let names = try (0..<view.count).map { try view.row($0).text(0).string() }
    #expect(names == ["Cleo", "Anna", "Bert", "Emil"])
    #expect(try view.columnCount() == 2)
    #expect(try view.row(3).text(1).string() == "E")
  }
}
#endif
