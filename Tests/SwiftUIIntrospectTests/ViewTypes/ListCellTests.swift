#if GTK
  import GTK
  import GTKTestSupport
  import Testing

  @_spi(Advanced) import SwiftUIIntrospect

  @MainActor
  @Suite(".listCell", .serialized)
  struct ListCellTests {
    private let factory = SignalListItemFactory()
    private let list: ListView
    private let scroller: ScrolledWindow
    private let window: Window

    init() throws {
      try startGTK()
      factory.onSetup { ($0 as? ListItem)?.child = Box(orientation: .horizontal, spacing: 0) }
      factory.onBind { item in
        guard let item = item as? ListItem, let box = item.child as? Box else { return }
        box.append(Label("Row \(item.position)"))
      }
      list = ListView(
        model: NoSelection(model: IndexListModel(count: 3)), factory: factory)
      scroller = ScrolledWindow()
      scroller.child = list
      // A row gets its content once it is in a window.
      window = Window()
      window.child = scroller
    }

    private func label(_ row: Int) throws -> Label {
      try #require(list.children[row].firstChild?.firstChild as? Label)
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
      let label = Label("alone")
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
#endif
