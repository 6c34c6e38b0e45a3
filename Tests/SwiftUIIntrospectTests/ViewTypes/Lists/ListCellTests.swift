#if GTK
import GTK
import GTKTestSupport
import SwiftUI
import Testing

@_spi(Advanced) @testable import SwiftUIIntrospect

@MainActor
@Suite(".listCell", .gtk)
struct ListCellTests {
  private let factory = SignalListItemFactory()
  private let list: ListView
  private let scroller: ScrolledWindow
  private let window: GTK.Window

  init() throws {
    factory.onSetup { ($0 as? ListItem)?.child = GTK.Box(orientation: .horizontal, spacing: 0) }
    factory.onBind { item in
      guard let item = item as? ListItem, let box = item.child as? Box else { return }
      box.append(GTK.Label("Row \(item.position)"))
    }
    list = ListView(
      model: NoSelection(model: IndexListModel(count: 3)), factory: factory)
    scroller = ScrolledWindow()
    scroller.child = list
    // A row gets its content once it is in a window.
    window = GTK.Window()
    window.child = scroller
  }

  private func label(_ row: Int) throws -> GTK.Label {
    try #require(list.children[row].firstChild?.firstChild as? GTK.Label)
  }

  @Test("Hands over the row around each of three row contents")
  func rows() throws {
    defer { window.destroy() }
    for row in 0..<3 {
      let label = try label(row)
      #expect(label.label == "Row \(row)")
      let cell = try handedOver(
        .listCell, receiver: [label], ancestors: [list, scroller, window])
      #expect(cell === list.children[row])
      #expect(cell?.cssName == "row")
    }
  }

  @Test("In a row without a widget of its own, goes by what encloses it")
  func noWidget() throws {
    defer { window.destroy() }
    let box = try #require(label(1).parent)
    let cell = try handedOver(.listCell, ancestors: [box, list, scroller, window])
    #expect(cell === list.children[1])
  }

  @Test("Outside of a list there is no row")
  func outside() throws {
    defer { window.destroy() }
    let label = GTK.Label("alone")
    #expect(try handedOver(.listCell, receiver: [label], ancestors: [window]) == nil)
    #expect(try handedOver(.listCell, receiver: [scroller, list]) == nil)
  }

  @Test("In the receiver, the first row of the first list")
  func receiver() throws {
    defer { window.destroy() }
    let cell = try handedOver(.listCell, receiver: [scroller, list], scope: .receiver)
    #expect(cell === list.children[0])
  }
}

/// What the rows of a shown list were handed, by the number of the row.
@MainActor
private final class Cells {
  /// The cell that each row's closure was given last, and what the cell then showed.
  var shown: [Int: [String]] = [:]
  var cells: Set<ObjectIdentifier> = []
  var calls: [Int: Int] = [:]
  let found = Found<Widget>()

  func add(_ cell: Widget, at row: Int) {
    shown[row] = cell.labelTexts
    cells.insert(ObjectIdentifier(cell))
    calls[row, default: 0] += 1
    found.add(cell, at: row)
  }
}

@MainActor
@Suite(".listCell of a shown list", .gtk)
struct ShownListCellTests {
  private let cells = Cells()

  private func list(
    _ count: Int, scope: IntrospectionScope? = nil,
    on platforms: PlatformViewVersionPredicate<ListCellType, Widget> = .gtk(.v4)
  ) -> some View {
    List(0..<count, id: \.self) { row in
      Text(verbatim: "Row \(row)").introspect(.listCell, on: platforms, scope: scope) {
        cells.add($0, at: row)
      }
    }
  }

  @Test(
    "Each of three rows hands over its own cell",
    arguments: [nil, .ancestor, [.receiver, .ancestor]] as [IntrospectionScope?])
  func rows(_ scope: IntrospectionScope?) async throws {
    try await onDisplay(list(3, scope: scope)) { window in
      #expect(await pump { cells.shown.count == 3 })
      #expect(cells.shown == [0: ["Row 0"], 1: ["Row 1"], 2: ["Row 2"]])
      let rows = widgets(of: ListView.self, in: window).flatMap(\.children)
      try #require(rows.count == 3)
      for row in 0..<3 {
        #expect(cells.found[row] === rows[row])
        #expect(cells.found[row]?.cssName == "row")
      }
    }
  }

  @Test("In the receiver scope, a list hands over its first cell")
  func receiver() async throws {
    let found = Found<Widget>()
    let view = list(3).introspect(.listCell, on: .gtk(.v4), scope: .receiver) {
      found.add($0, at: 0)
    }
    try await onDisplay(view) { _ in
      #expect(found[0]?.labelTexts == ["Row 0"])
    }
  }

  @Test("A selector of one's own decides: here the list around")
  func selector() async throws {
    let list = IntrospectionSelector<Widget>.from(Widget.self) { $0 }
      .withAncestorSelector { $0.ancestors.first(ofType: ListView.self) }
    let view = self.list(3, on: .gtk(gtkViewVersion(for: .v4, selector: list)))
    try await onDisplay(view) { window in
      #expect(await pump { cells.calls.count == 3 })
      let found = widgets(of: ListView.self, in: window)
      #expect((0..<3).allSatisfy { cells.found[$0] === found.first })
    }
  }

  @Test("A predicate of another platform calls nothing")
  func foreignPlatforms() async throws {
    try await onDisplay(list(3, on: .iOS(iOSViewVersion(for: .v13)...))) { window in
      #expect(widgets(of: ListView.self, in: window).first?.labelTexts.count == 3)
      #expect(cells.calls.isEmpty)
    }
  }

  @Test("Every row that comes into view hands over the recycled cell that it is in by then")
  func recycled() async throws {
    try await onDisplay(list(1_000)) { window in
      let scroller = try #require(widgets(of: ScrolledWindow.self, in: window).first)
      let adjustment = try #require(scroller.vadjustment)
      for _ in 0..<50 where cells.shown[600] == nil {
        adjustment.value += 1_500
        await waitForFrame(of: scroller)
      }
      let rows = cells.shown
      // A call for each row, with the very row's content in the cell at that time.
      #expect((0...600).allSatisfy { rows[$0] != nil })
      #expect(rows.allSatisfy { $0.value == ["Row \($0.key)"] })
      // GTK keeps about 200 cells.
      #expect(cells.cells.count < rows.count / 2)
      // The fifth row's views ended when it left, so it is a new view when it comes back. (GTK
      // itself keeps the row that would get the keyboard focus, the first.)
      let before: Int = cells.calls[5] ?? 0
      adjustment.value = 0
      #expect(await pump { (cells.calls[5] ?? 0) > before })
      #expect(cells.found[5]?.labelTexts == ["Row 5"])
    }
  }
}
#endif
