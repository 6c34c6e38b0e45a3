import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct GridTests {
  private func frames<V>(_ window: HeadlessWindow<V>) -> [String: CGRect] {
    Dictionary(
      uniqueKeysWithValues: window.names.compactMap { name in
        window.frame(name).map { (name, $0) }
      })
  }

  @Test func columnsAreAsWideAsTheirWidestCell() {
    let window = HeadlessWindow(
      size: CGSize(width: 200, height: 100),
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          LayoutProbe("a", 20, 10)
          LayoutProbe("b", 40, 30)
        }
        GridRow {
          LayoutProbe("c", 50, 20)
          LayoutProbe("d", 30, 20)
        }
      })
    // 50 + 10 + 40 wide and 30 + 4 + 20 high, in the middle of the window.
    let frames: [String: CGRect] = frames(window)
    #expect(frames["a"] == CGRect(50, 23, 20, 10))
    #expect(frames["b"] == CGRect(110, 23, 40, 30))
    #expect(frames["c"] == CGRect(50, 57, 50, 20))
    #expect(frames["d"] == CGRect(110, 57, 30, 20))
  }

  @Test func cellsStandAsTheGridSays() {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          LayoutProbe("a", 20, 20)
          LayoutProbe("b", 40, 40)
        }
        GridRow { LayoutProbe("c", 60, 60) }
      })
    #expect(window.frame("a") == CGRect(40, 20, 20, 20))
    #expect(window.frame("b") == CGRect(60, 0, 40, 40))
    #expect(window.frame("c") == CGRect(0, 40, 60, 60))
  }

  @Test func rowsColumnsAndCellsHaveAlignmentsOfTheirOwn() {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 80),
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          LayoutProbe("a", 20, 20).gridColumnAlignment(.leading)
          LayoutProbe("b", 40, 40)
        }
        GridRow {
          LayoutProbe("c", 60, 40)
          LayoutProbe("d", 10, 10).gridCellAnchor(.bottomTrailing)
        }
      })
    #expect(window.frame("a") == CGRect(0, 0, 20, 20))
    #expect(window.frame("c") == CGRect(0, 40, 60, 40))
    #expect(window.frame("d") == CGRect(90, 70, 10, 10))
  }

  @Test func aCellSpansColumns() {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 20),
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          LayoutProbe("a", 20, 10)
          LayoutProbe("b", 20, 10)
        }
        GridRow { LayoutProbe("wide", 90, 10).gridCellColumns(2) }
      })
    // What the wide one needs beyond 20 + 10 + 20 goes to both columns.
    #expect(window.frame("a")?.minX == 5)
    #expect(window.frame("b")?.minX == 55)
    #expect(window.frame("wide") == CGRect(5, 10, 90, 10))
  }

  @Test func aViewOutsideOfRowsTakesAllColumns() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        LayoutProbe("a", 20, 10)
        LayoutProbe("b", 20, 10)
      }
      Divider()
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 50), grid)
    let lines: [CGRect] = window.container.children
      .filter { $0.primitive is DividerPrimitive }.map(\.frame)
    // The first makes the grid as wide as it may be; the second takes that width.
    #expect(lines.map(\.width) == [100, 100])
    let unsized = HeadlessWindow(
      size: CGSize(width: 100, height: 50),
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          LayoutProbe("a", 20, 10)
          LayoutProbe("b", 20, 10)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      })
    let line = unsized.container.children.first { $0.primitive is DividerPrimitive }
    #expect(line?.frame.width == 40)
  }

  @Test func columnsShareWhatThereIs() {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 20),
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          LayoutProbe("fixed", 20, 10)
          Color.red
          Color.blue
        }
      })
    let colors: [CGRect] = window.container.children
      .filter { $0.primitive is ShapePrimitive }.map(\.frame)
    #expect(colors.map(\.width) == [40, 40])
    #expect(colors.map(\.height) == [20, 20])
  }

  @Test func textsStandOnOneBaseline() throws {
    let window = HeadlessWindow(
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text("small").font(.caption)
          Text("large").font(.largeTitle)
        }
      })
    let small = try #require(window.view(withText: "small"))
    let large = try #require(window.view(withText: "large"))
    func baseline(_ view: HeadlessView) -> CGFloat? {
      view.baselines(in: view.frame.size).map { $0.first + view.frame.minY }
    }
    #expect(baseline(small) == baseline(large))
  }

  @Test func aRowOutsideOfAGridIsAGroup() {
    let window = HeadlessWindow(
      size: CGSize(width: 50, height: 20),
      VStack(spacing: 0) {
        GridRow {
          LayoutProbe("a", 20, 10)
          LayoutProbe("b", 20, 10)
        }
      })
    #expect(window.frame("b") == CGRect(15, 10, 20, 10))
  }

  @Test func aGridIsALayout() {
    let layout = AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
    let window = HeadlessWindow(
      size: CGSize(width: 50, height: 20),
      layout {
        GridRow {
          LayoutProbe("a", 20, 10)
          LayoutProbe("b", 20, 10)
        }
      })
    #expect(window.frame("b") == CGRect(25, 5, 20, 10))
  }

  @Test func rowsComeAndGo() {
    let count = Source(1)
    struct Rows: View {
      let count: Source<Int>
      var body: some View {
        Grid(verticalSpacing: 0) {
          ForEach(0..<count.value, id: \.self) { row in
            GridRow { LayoutProbe("\(row)", 20, 10) }
          }
        }
      }
    }
    let window = HeadlessWindow(size: CGSize(width: 20, height: 30), Rows(count: count))
    #expect(window.frame("0")?.minY == 10)
    count.value = 3
    window.flush()
    #expect(window.names.compactMap { window.frame($0)?.minY } == [0, 10, 20])
  }

  @Test func itsArrangementCanBeReflected() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 4) {
      Text("a")
    }
    #expect(try property("_tree|content", of: grid) is Text)
    #expect(try property("_tree|root|alignment", of: grid) as? Alignment == .topLeading)
    #expect(try property("_tree|root|horizontalSpacing", of: grid) as? CGFloat == 3)
    #expect(try property("_tree|root|verticalSpacing", of: grid) as? CGFloat == 4)
    let row = GridRow(alignment: .bottom) { Text("a") }
    #expect(try property("content", of: row) is Text)
    #expect(try property("alignment", of: row) as? VerticalAlignment == .bottom)
  }
}
