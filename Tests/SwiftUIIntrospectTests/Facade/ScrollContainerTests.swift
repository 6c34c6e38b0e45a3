#if GTK
import GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

@MainActor
private final class Kept {
  var container: ScrollContainer?
  var selection: Int?
}

@MainActor
@Suite("A scroll container, whatever class draws it", .gtk)
struct ScrollContainerTests {
  private let kept = Kept()

  private var list: some View {
    List(
      0..<200, id: \.self,
      selection: Binding(get: { kept.selection }, set: { kept.selection = $0 })
    ) {
      Text("Row \($0)")
    }
  }

  @Test("A scroll view: offset and insets are GTK's")
  func scrollView() async throws {
    let view = ScrollView {
      Color.red.frame(width: 100, height: 3000)
    }
    .introspectScrollContainer { kept.container = $0 }
    try await onDisplay(view) { window in
      let scroller = try #require(kept.container?.entity as? ScrolledWindow)
      let container = try #require(kept.container)
      #expect(container.rowCount == nil)
      #expect(container.selectedRows.isEmpty)
      container.contentOffset = CGPoint(x: 0, y: 250)
      #expect(scroller.vadjustment?.value == 250)
      #expect(container.contentOffset == CGPoint(x: 0, y: 250))
      container.contentInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let child = try #require(scroller.child)
      let margins: [Int] = [
        child.marginTop, child.marginStart, child.marginBottom, child.marginEnd,
      ]
      #expect(margins == [1, 2, 3, 4])
      #expect(container.contentInsets.bottom == 3)
      container.contentInsets = EdgeInsets(top: .nan, leading: .infinity, bottom: -3, trailing: 4)
      #expect(container.contentInsets == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 4))
      #expect(!container.onRefresh {})
      // There are no rows to scroll to.
      container.scrollToRow(3, animated: false)
      #expect(container.contentOffset.y == 250)
    }
  }

  @Test("A list: rows are counted, selected and scrolled to")
  func list() async throws {
    try await onDisplay(list.introspectScrollContainer { kept.container = $0 }) { window in
      let container = try #require(kept.container)
      #expect(container.rowCount == 200)
      // There is no row 500.
      container.selectedRows = [7, 500]
      #expect(container.selectedRows == [7])
      #expect(await pump { kept.selection == 7 })
      container.scrollToRow(500, animated: false)
      await waitForFrame(of: window)
      #expect(container.contentOffset.y == 0)
      container.scrollToRow(150, animated: false)
      #expect(await pump { container.contentOffset.y > 1000 })
    }
  }

  @Test("From inside, the container around the view")
  func ancestor() async throws {
    let view = ScrollView {
      Text("Item").introspectScrollContainer(scope: .ancestor) { kept.container = $0 }
    }
    try await onDisplay(view) { _ in
      #expect(kept.container?.entity is ScrolledWindow)
    }
  }

  @Test("A background is drawn behind the content, and taken away again")
  func background() async throws {
    try await onDisplay(list.introspectScrollContainer { kept.container = $0 }) { window in
      let scroller = try #require(kept.container?.entity as? ScrolledWindow)
      let before = scroller.cssClasses
      kept.container?.setBackground(.red)
      #expect(scroller.cssClasses.count == before.count + 1)
      kept.container?.setBackground(nil)
      #expect(scroller.cssClasses == before)
    }
  }
}
#endif
