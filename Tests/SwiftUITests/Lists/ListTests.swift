#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@_spi(Introspection) @testable import SwiftUICore

private struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
}

@MainActor
private final class Model {
  var items: [Item] = []
  var selection: Int?
  var setItems: (([Item]) -> Void)?
  var setSelection: ((Int?) -> Void)?
  var cells: [AnyObject] = []
  var bodies = 0
}

private struct Rows: View {
  @State private var items: [Item]
  @State private var selection: Int?
  let model: Model

  init(_ count: Int, _ model: Model) {
    self.model = model
    _items = State(initialValue: (0..<count).map { Item(id: $0, title: "Row \($0)") })
  }

  var body: some View {
    let _ = exchange()
    List(selection: $selection) {
      ForEach(items) { item in
        Row(item: item, model: model)
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  private func exchange() {
    model.items = items
    model.selection = selection
    model.setItems = { items = $0 }
    model.setSelection = { selection = $0 }
  }
}

private struct Row: View {
  let item: Item
  let model: Model

  var body: some View {
    let _ = model.bodies += 1
    Text(verbatim: item.title)
      .onPlatformElements { elements in
        if let cell = elements.ancestors.first { model.cells.append(cell) }
      }
  }
}

@Suite(.gtk) struct ListTests {
  private func open(_ count: Int, _ model: Model) async throws -> HostedWindow<Rows> {
    let hosted = HostedWindow(Rows(count, model), size: CGSize(width: 300, height: 400))
    try await show(hosted.window)
    #expect(await pump { labels(in: hosted.window).contains("Row 1") })
    return hosted
  }

  private func labels(in widget: Widget) -> [String] {
    var result: [String] = []
    if let label = widget as? GTK.Label { result.append(label.label) }
    for child in widget.children { result += labels(in: child) }
    return result
  }

  private func rows(in window: Widget) -> [String] {
    listView(in: window).map { labels(in: $0) } ?? []
  }

  private func listView(in widget: Widget) -> ListView? {
    if let found = widget as? ListView { return found }
    return widget.children.lazy.compactMap { listView(in: $0) }.first
  }

  @Test func makesOnlyTheRowsNearTheView() async throws {
    let model = Model()
    let hosted = try await open(10_000, model)
    #expect(model.bodies < 500)
    let list = try #require(listView(in: hosted.window))
    #expect(list.model?.count == 10_000)
    hosted.close()
    #expect(hosted.graph.counters.nodesMade == hosted.graph.counters.nodesFreed)
  }

  @Test func changesInsertionsRemovalsAndMovesReachTheRows() async throws {
    let model = Model()
    let hosted = try await open(5, model)
    var items: [Item] = model.items
    items[1].title = "Changed"
    items.insert(Item(id: 9, title: "New"), at: 0)
    items.remove(at: 4)
    model.setItems?(items)
    let expected: [String] = ["New", "Row 0", "Changed", "Row 2", "Row 4"]
    #expect(await pump { rows(in: hosted.window) == expected })
    items.swapAt(0, 4)
    model.setItems?(items)
    let swapped: [String] = ["Row 4", "Row 0", "Changed", "Row 2", "New"]
    #expect(await pump { rows(in: hosted.window) == swapped })
    hosted.close()
  }

  @Test func selectionFollowsTheBindingAndTheUser() async throws {
    let model = Model()
    let hosted = try await open(20, model)
    let list = try #require(listView(in: hosted.window))
    #expect(model.selection == nil)
    model.setSelection?(2)
    #expect(await pump { (list.model as? SingleSelection)?.selected == 2 })
    let row = try #require(list.children.dropFirst(4).first)
    try await click(row)
    #expect(await pump { model.selection == 4 })
    hosted.close()
  }

  @Test func deleteAndAltArrowsEdit() async throws {
    let model = Model()
    let hosted = try await open(5, model)
    let list = try #require(listView(in: hosted.window))
    let row = try #require(list.children.dropFirst(1).first)
    try await click(row)
    #expect(await pump { model.selection == 1 })
    try await pressKey(.delete)
    #expect(await pump { model.items.map(\.id) == [0, 2, 3, 4] })
    model.setSelection?(2)
    #expect(await pump { model.selection == 2 })
    try await pressKey(.down, modifiers: .alt)
    #expect(await pump { model.items.map(\.id) == [0, 3, 2, 4] })
    hosted.close()
  }

  @Test func rowsKnowTheirCells() async throws {
    let model = Model()
    let hosted = try await open(3, model)
    #expect(await pump { model.cells.count >= 3 })
    let list = try #require(listView(in: hosted.window))
    #expect(model.cells.allSatisfy { ($0 as? Widget)?.parent === list })
    hosted.close()
  }
}
#endif
