#if GTK
import CGTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct IndexListModelTests {
  @Test func itemsAreMadeWhenAskedForAndOnlyOnce() {
    let model = IndexListModel(count: 100_000)
    #expect(model.count == 100_000)
    #expect(model.liveItemCount == 0)
    do {
      let item: IndexListModel.Item? = model.item(at: 99_999)
      #expect(item?.position == 99_999)
      #expect(model.item(at: 99_999, as: IndexListModel.Item.self) === item)
      #expect(model.liveItemCount == 1)
    }
    #expect(model.liveItemCount == 0)
    #expect(model.item(at: 100_000, as: Object.self) == nil)
    #expect(model.item(at: -1, as: Object.self) == nil)
  }

  @Test func itemsMoveWithTheList() throws {
    let model = IndexListModel(count: 10)
    let second: IndexListModel.Item = try #require(model.item(at: 1))
    let eighth: IndexListModel.Item = try #require(model.item(at: 7))
    var changes: [[UInt]] = []
    model.onItemsChanged { changes.append([$0, $1, $2]) }
    model.itemsChanged(position: 3, removed: 2, added: 5)
    #expect(changes == [[3, 2, 5]])
    #expect(model.count == 13)
    #expect(second.position == 1)
    #expect(eighth.position == 10)
    #expect(model.item(at: 10, as: IndexListModel.Item.self) === eighth)
    model.itemsChanged(position: 0, removed: 13, added: 0)
    #expect(second.position == nil)
    #expect(model.count == 0)
  }

  @Test func aListViewMakesRowsOnlyForWhatIsVisible() async throws {
    let model = IndexListModel(count: 100_000)
    let factory = SignalListItemFactory()
    var bound: Set<UInt> = []
    factory.onSetup { ($0 as? ListItem)?.child = Label("") }
    factory.onBind { object in
      guard let item = object as? ListItem, let label = item.child as? Label else { return }
      bound.insert(item.position)
      label.label = "row \(item.position)"
    }
    factory.onUnbind { object in
      if let item = object as? ListItem {
        bound.remove(item.position)
      }
    }
    let selection = SingleSelection(model: model)
    let view = ListView(model: selection, factory: factory)
    let scrolled = ScrolledWindow()
    scrolled.child = view
    let window = Window()
    window.child = scrolled
    window.setDefaultSize(200, height: 300)
    try await show(window)
    #expect(await pump { bound.contains(0) })
    #expect(bound.count < 500)
    var activated: [UInt] = []
    view.onActivate { activated.append($0) }
    let row = try #require(view.firstChild)
    try await click(row, count: 2)
    #expect(await pump { activated == [0] })
    #expect(selection.selected == 0)
    window.destroy()
  }
}

@Suite(.gtkWithWarnings) @MainActor
struct IndexListModelErrorTests {
  @Test func aRangeOutsideOfTheListIsReported() async {
    let model = IndexListModel(count: 3)
    let problems: [String] = await LogRecorder.problems {
      model.itemsChanged(position: 2, removed: 2, added: 0)
    }
    #expect(problems.count == 1)
    #expect(model.count == 3)
  }
}
#endif
