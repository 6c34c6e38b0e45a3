import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct LazyGridTests {
  private let two: [GridItem] = [
    GridItem(.fixed(40), spacing: 10), GridItem(.fixed(40), spacing: 10),
  ]

  private func scroll<V>(_ window: HeadlessWindow<V>, to y: CGFloat) throws {
    let view = try #require(
      window.container.descendants.first { $0.primitive is ScrollPrimitive })
    view.scroll(to: CGPoint(x: 0, y: y))
    window.flush()
  }

  @Test func cellsFlowFromLineToLine() {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      LazyVGrid(columns: two, spacing: 5) {
        LayoutProbe("a", 20, 10)
        ForEach(["b", "c"], id: \.self) { LayoutProbe($0, 20, 20) }
      })
    // Two columns of 40 with 10 between, in the middle of 100; each view in the middle of its cell.
    let top: CGFloat = (100 - 20 - 5 - 20) / 2
    #expect(window.frame("a") == CGRect(15, top + 5, 20, 10))
    #expect(window.frame("b") == CGRect(65, top, 20, 20))
    #expect(window.frame("c") == CGRect(15, top + 25, 20, 20))
  }

  @Test func onlyLinesNearTheVisiblePartExist() throws {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      ScrollView {
        LazyVGrid(columns: two, spacing: 0) {
          ForEach(0..<10_000, id: \.self) { LayoutProbe("\($0)", 20, 20) }
        }
      })
    #expect(window.names == (0..<20).map { "\($0)" })
    #expect(window.graph.counters.nodesMade < 150)
    try scroll(window, to: 50_000)
    #expect(window.names.contains("5000"))
    #expect(window.frame("5000") == CGRect(15, 50_000, 20, 20))
    #expect(window.frame("5001") == CGRect(65, 50_000, 20, 20))
    let counters = window.graph.counters
    #expect(counters.nodesMade - counters.nodesFreed < 200)
  }

  @Test func asManyColumnsAsFit() {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 60),
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 0) {
        ForEach(0..<4, id: \.self) { LayoutProbe("\($0)", 10, 20) }
      })
    // Three of 30 with 5 between each two.
    #expect(window.frame("0") == CGRect(10, 10, 10, 20))
    #expect(window.frame("2") == CGRect(80, 10, 10, 20))
    #expect(window.frame("3") == CGRect(10, 30, 10, 20))
    window.size = CGSize(width: 70, height: 60)
    window.flush()
    #expect(window.frame("2")?.minY == window.frame("3")?.minY)
    #expect(window.frame("0")?.minY == window.frame("1")?.minY)
  }

  @Test func flexibleColumnsShareTheWidth() {
    let columns: [GridItem] = [
      GridItem(.fixed(20), spacing: 0), GridItem(.flexible(), spacing: 0, alignment: .leading),
      GridItem(.flexible(maximum: 30), spacing: 0),
    ]
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 20),
      LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
        ForEach(0..<3, id: \.self) { LayoutProbe("\($0)", 10, 20) }
      })
    #expect(window.frame("0")?.minX == 0)
    #expect(window.frame("1")?.minX == 20)
    #expect(window.frame("2")?.minX == 60)
  }

  @Test func headersTakeTheWholeWidth() {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 60),
      LazyVGrid(columns: two, spacing: 0) {
        Section {
          ForEach(0..<3, id: \.self) { LayoutProbe("\($0)", 20, 20) }
        } header: {
          LayoutProbe("header", 100, 10)
        }
      })
    #expect(window.frame("header")?.width == 100)
    #expect(window.frame("0")?.minY == window.frame("header")?.maxY)
  }

  @Test func rowsOfAHorizontalGrid() {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      LazyHGrid(rows: two, alignment: .top, spacing: 0) {
        ForEach(0..<3, id: \.self) { LayoutProbe("\($0)", 20, 20) }
      })
    #expect(window.frame("0") == CGRect(30, 0, 20, 20))
    #expect(window.frame("1") == CGRect(30, 50, 20, 20))
    #expect(window.frame("2") == CGRect(50, 0, 20, 20))
  }

  @Test func stateStaysWithItsElement() {
    let items = Source(["a", "b", "c"])
    struct Cells: View {
      let items: Source<[String]>
      let columns: [GridItem]
      var body: some View {
        LazyVGrid(columns: columns) {
          ForEach(items.value, id: \.self) { Cell(name: $0) }
        }
      }
    }
    struct Cell: View {
      let name: String
      @State private var first: String?
      var body: some View {
        Shown(first.map { "\(name) was \($0)" } ?? name).onAppear { first = name }
      }
    }
    let window = HeadlessWindow(Cells(items: items, columns: two))
    window.flush()
    #expect(window.shown == ["a was a", "b was b", "c was c"])
    items.value = ["x", "a", "b", "c"]
    window.flush()
    window.flush()
    #expect(window.shown == ["x was x", "a was a", "b was b", "c was c"])
    items.value = ["c"]
    window.flush()
    #expect(window.shown == ["c was c"])
  }

  @Test func itsArrangementCanBeReflected() throws {
    let columns = LazyVGrid(
      columns: two, alignment: .leading, spacing: 3, pinnedViews: .sectionHeaders
    ) { Text("a") }
    #expect(try property("tree|content", of: columns) is Text)
    #expect(try property("tree|root|alignment", of: columns) as? HorizontalAlignment == .leading)
    #expect(try property("tree|root|spacing", of: columns) as? CGFloat == 3)
    #expect(
      try property("tree|root|pinnedViews", of: columns) as? PinnedScrollableViews
        == .sectionHeaders)
    #expect((try property("tree|root|columns", of: columns) as? [GridItem])?.count == 2)
    let rows = LazyHGrid(rows: two, alignment: .top, spacing: 4) { Text("a") }
    #expect(try property("tree|root|alignment", of: rows) as? VerticalAlignment == .top)
    #expect(try property("tree|root|spacing", of: rows) as? CGFloat == 4)
    #expect((try property("tree|root|rows", of: rows) as? [GridItem])?.count == 2)
    #expect(
      try property("tree|root|pinnedViews", of: rows) as? PinnedScrollableViews == [])
    #expect(try property("tree|content", of: rows) is Text)
  }
}
