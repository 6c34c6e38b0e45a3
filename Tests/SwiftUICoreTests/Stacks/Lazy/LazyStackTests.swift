import Observation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct LazyStackTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
    var height: CGFloat = 20
  }

  private func rows(_ range: Range<Int>) -> [Row] { range.map { Row(id: $0) } }

  private func list(_ rows: [Row]) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(rows) { LayoutProbe("\($0.id)", 50, $0.height) }
      }
    }
  }

  private func scrollView<V>(_ window: HeadlessWindow<V>) throws -> HeadlessView {
    try #require(window.container.descendants.first { $0.primitive is ScrollPrimitive })
  }

  private func scroll<V>(_ window: HeadlessWindow<V>, to y: CGFloat) throws {
    try scrollView(window).scroll(to: CGPoint(x: 0, y: y))
    window.flush()
  }

  private func contentHeight<V>(_ window: HeadlessWindow<V>) throws -> CGFloat? {
    try scrollView(window).container?.measureContent?(.unspecified).height
  }

  @Test func onlyRowsNearTheVisiblePartExist() throws {
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), list(rows(0..<10_000)))
    // Five rows can be seen; as many again are ready behind them.
    #expect(window.names == (0..<10).map { "\($0)" })
    #expect(window.graph.counters.nodesMade < 60)
    #expect(try contentHeight(window) == 200_000)
    #expect(window.frame("3") == CGRect(25, 60, 50, 20))

    try scroll(window, to: 100_000)
    #expect(window.names == (4995..<5010).map { "\($0)" })
    #expect(window.frame("5000")?.minY == 100_000)
    let counters = window.graph.counters
    #expect(counters.nodesMade - counters.nodesFreed < 80)
  }

  @Test func aSmallScrollMakesNothing() throws {
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), list(rows(0..<1000)))
    let made: Int = window.graph.counters.nodesMade
    try scroll(window, to: 30)
    #expect(window.graph.counters.nodesMade == made)
    try scroll(window, to: 90)
    #expect(window.graph.counters.nodesMade > made)
    #expect(window.names.contains("12"))
  }

  @Test func outsideOfScrollViewsAllRowsExist() {
    let window = layOut {
      LazyVStack(alignment: .leading, spacing: 2) {
        ForEach(rows(0..<30)) { LayoutProbe("\($0.id)", 50, 20) }
      }
    }
    #expect(window.names.count == 30)
    #expect(window.frame("1")?.minY == (window.frame("0")?.minY ?? 0) + 22)
    #expect(window.frame("0")?.minX == 0)
  }

  @Test func theStackTakesTheWidthItIsOffered() {
    let view = LazyVStack(spacing: 0) { LayoutProbe("a", 20, 10) }
    #expect(size(of: view, 80, nil) == CGSize(width: 80, height: 10))
    #expect(size(of: view, nil, nil) == CGSize(width: 20, height: 10))
  }

  @Test func rowsKeepTheirIdentityWhenOthersComeAndGo() throws {
    let handle = WidthHandle()
    func view(_ rows: [Row]) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows) { row in
            if row.id == 5 { StatefulRow(handle: handle) } else { LayoutProbe("\(row.id)", 50, 20) }
          }
        }
      }
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), view(rows(0..<500)))
    handle.set?(33)
    window.flush()
    #expect(window.frame("state")?.width == 33)
    window.update(view([Row(id: -1), Row(id: -2)] + rows(0..<500)))
    #expect(window.frame("state") == CGRect(33.5, 140, 33, 20))
    #expect(window.names.first == "-1")
    window.update(view(rows(3..<500)))
    #expect(window.frame("state")?.minY == 40)
    window.update(view(rows(6..<500)))
    #expect(window.frame("state") == nil)
    #expect(window.frame("6")?.minY == 0)
  }

  @Test func rowsOfDifferentLengthsKeepTheirPlace() throws {
    let tall: [Row] = (0..<1000).map { Row(id: $0, height: $0 < 50 ? 20 : 50) }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), list(tall))
    // Unknown rows count as 20 points: the row at 9,900, the first that is made, is taken for the 495th.
    try scroll(window, to: 10_000)
    #expect(window.frame("495") == CGRect(25, 9900, 50, 50))
    #expect(window.frame("496") == CGRect(25, 9950, 50, 50))
    #expect(window.frame("500") == CGRect(25, 10_150, 50, 50))
  }

  @Test func contentBeforeTheVisiblePartDoesNotMoveIt() throws {
    let uneven: [Row] = (0..<1000).map { Row(id: $0, height: $0 < 20 ? 20 : $0 < 480 ? 60 : 20) }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), list(uneven))
    try scroll(window, to: 10_000)
    // Going up, rows of 60 points turn up where 20 were expected; what can be seen stays where it is.
    var previous: (name: String, distance: CGFloat)?
    for _ in 0..<20 {
      let view: HeadlessView = try scrollView(window)
      let offset: CGFloat = -view.containerOrigin.y
      let first = try #require(
        window.container.descendants.first {
          $0.primitive is LayoutProbePrimitive && $0.frame.maxY > offset
        })
      let name: String = (first.primitive as? LayoutProbePrimitive)?.probe.name ?? ""
      if let previous, let now = window.frame(previous.name) {
        #expect(abs(now.minY - offset - previous.distance - 30) < 0.01)
      }
      previous = (name, first.frame.minY - offset)
      try scroll(window, to: offset - 30)
    }
  }

  @Test func writtenViewsLoopsAndConditionsMix() {
    func view(_ isShown: Bool) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          LayoutProbe("first", 50, 20)
          if isShown { LayoutProbe("condition", 50, 20) }
          ForEach(0..<3, id: \.self) { index in
            if index != 1 { LayoutProbe("\(index)", 50, 20) }
          }
          Group {
            LayoutProbe("group", 50, 20)
            ForEach(5..<7, id: \.self) { LayoutProbe("\($0)", 50, 20) }
          }.padding(.leading, 10)
          LayoutProbe("last", 50, 20)
        }
      }
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 300), view(false))
    #expect(window.names == ["first", "0", "2", "group", "5", "6", "last"])
    #expect(window.frame("last")?.minY == 120)
    #expect(window.frame("5")?.minX == 30)
    window.update(view(true))
    #expect(window.names == ["first", "condition", "0", "2", "group", "5", "6", "last"])
    window.update(view(false))
    #expect(window.names == ["first", "0", "2", "group", "5", "6", "last"])
    #expect(window.frame("last")?.minY == 120)
    window.unmount()
    #expect(window.graph.counters.nodesMade == window.graph.counters.nodesFreed)
  }

  @Test func aRowThatChangesItsViewsIsShownOnce() {
    let handle = WidthHandle()
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in
            if index == 1 { DoublingRow(handle: handle) } else { LayoutProbe("\(index)", 50, 20) }
          }
        }
      })
    #expect(window.names.prefix(3) == ["0", "one", "2"])
    handle.set?(2)
    window.flush()
    #expect(window.names.prefix(4) == ["0", "one", "two", "2"])
    #expect(window.frame("2")?.minY == 60)
    handle.set?(1)
    window.flush()
    #expect(window.names.prefix(3) == ["0", "one", "2"])
    #expect(window.frame("2")?.minY == 40)
  }

  @Test func headersStayInSightWithTheirSections() throws {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<20, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { LayoutProbe("\(section).\($0)", 50, 20) }
            } header: {
              LayoutProbe("header \(section)", 100, 30)
            }
          }
        }
      })
    #expect(window.frame("header 0")?.minY == 0)
    #expect(window.frame("0.0")?.minY == 30)
    try scroll(window, to: 80)
    #expect(window.frame("header 0")?.minY == 80)
    // Pushed away by the next section, which begins at 230.
    try scroll(window, to: 215)
    #expect(window.frame("header 0")?.minY == 200)
    #expect(window.frame("header 1")?.minY == 230)
    try scroll(window, to: 240)
    #expect(window.frame("header 1")?.minY == 240)
    // Headers are in front of the rows.
    #expect(window.names.last?.hasPrefix("header") == true)
  }

  @Test func nestedScrollViewsShowWhatBothShow() throws {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      ScrollView {
        VStack(spacing: 0) {
          LayoutProbe("top", 100, 300)
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<500, id: \.self) { LayoutProbe("\($0)", 25, 50) }
            }
          }
        }
      })
    // The inner scroll view takes the width and its content's height.
    #expect(try contentHeight(window) == 350)
    let inner = try #require(
      window.container.descendants.last { $0.primitive is ScrollPrimitive })
    #expect(inner.frame == CGRect(0, 300, 100, 50))
    inner.scroll(to: CGPoint(x: 1000, y: 0))
    window.flush()
    #expect(window.frame("40") == CGRect(1000, 0, 25, 50))
    #expect(window.frame("0") == nil)
  }

  @Test func aHorizontalStackScrollsSideways() throws {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 0) {
          ForEach(0..<1000, id: \.self) { LayoutProbe("\($0)", 25, 50) }
        }
      })
    #expect(window.names == (0..<8).map { "\($0)" })
    try scrollView(window).scroll(to: CGPoint(x: 2500, y: 0))
    window.flush()
    #expect(window.frame("100")?.minX == 2500)
    #expect(window.frame("0") == nil)
  }

  @Test func aRowInAModifiedLoopMayChangeItsViews() {
    let handle = WidthHandle()
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { _ in DoublingRow(handle: handle) }.padding(.leading, 2)
        }
      })
    let before: Int = window.names.count
    handle.set?(2)
    window.flush()
    #expect(window.names.filter { $0 == "two" }.count == 1)
    #expect(window.names.count >= before)
  }

  @Test func whatALoopReadsEvaluatesItAgain() {
    let model = LoopModel()
    let lazy = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { LayoutProbe("\($0)", model.width, 20) }
        }
      })
    let eager = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { LayoutProbe("\($0)", model.width, 20) }
      })
    model.width = 70
    lazy.flush()
    eager.flush()
    #expect(lazy.frame("3")?.width == 70)
    #expect(eager.frame("3")?.width == 70)
  }

  @Test func modifiersAroundALoopFollowTheirValues() {
    func view(_ padding: CGFloat) -> some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<100, id: \.self) { LayoutProbe("\($0)", 50, 20) }
            .padding(.leading, padding)
            .background { LayoutProbe.flexible("behind") }
        }
      }
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), view(5))
    #expect(window.frame("2") == CGRect(5, 40, 50, 20))
    window.update(view(9))
    #expect(window.frame("2") == CGRect(9, 40, 50, 20))
    window.unmount()
    #expect(window.graph.counters.nodesMade == window.graph.counters.nodesFreed)
  }
}

@Observable private final class LoopModel {
  var width: CGFloat = 50
}

private struct StatefulRow: View {
  let handle: WidthHandle
  @State private var width: CGFloat = 10
  var body: some View {
    let _ = handle.set = { width = $0 }
    LayoutProbe("state", width, 20)
  }
}

private struct DoublingRow: View {
  let handle: WidthHandle
  @State private var count: CGFloat = 1
  var body: some View {
    let _ = handle.set = { count = $0 }
    LayoutProbe("one", 50, 20)
    if count > 1 { LayoutProbe("two", 50, 20) }
  }
}
