import Testing

@_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// One closure for every class that scrolls.
@MainActor
@Suite(.serialized)
struct ScrollContainerTests {
  @MainActor private final class Kept { var container: ScrollContainer? }

  private func check<Content: View>(
    _ view: Content, _ body: (ScrollContainer, _ system: [Int]) throws -> Void
  ) async throws {
    for system in Systems.all {
      Systems.run(system)
      let kept = Kept()
      let display = Display(view.introspectScrollContainer { kept.container = $0 })
      await display.settle()
      try body(try #require(kept.container, "\(system)"), system)
      display.close()
    }
  }

  @Test func scrollView() async throws {
    try await check(ScrollView { Text("Item") }) { container, _ in
      #expect(container.rowCount == nil)
      container.contentInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(
        container.contentInsets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      container.setBackground(.red)
      #if canImport(UIKit)
      let scrollView = try #require(container.entity as? UIScrollView)
      #expect(scrollView.contentInset.left == 2)
      #expect(scrollView.backgroundColor != nil)
      container.contentOffset = CGPoint(x: 0, y: 9)
      #expect(scrollView.contentOffset.y == 9)
      #else
      let scrollView = try #require(container.entity as? NSScrollView)
      #expect(scrollView.contentInsets.left == 2)
      #expect(scrollView.drawsBackground)
      #endif
    }
  }

  @Test func list() async throws {
    let list = List(0..<12, id: \.self) { Text("Row \($0)") }
    try await check(list) { container, system in
      #if canImport(UIKit)
      #expect(container.entity is UITableView || container.entity is UICollectionView)
      #else
      #expect((container.entity as? NSScrollView)?.documentView is NSTableView)
      #endif
      #expect(container.rowCount != nil, "\(system)")
      // There is no such row, and nothing happens.
      container.scrollToRow(5_000, animated: false)
      container.selectedRows = [5_000]
      #expect(container.selectedRows.isEmpty)
    }
  }

  #if os(iOS) || os(visionOS)
  @Test func refresh() async throws {
    Systems.run(Systems.all[Systems.all.count - 1])
    let kept = Kept()
    let display = Display(
      ScrollView { Text("Item") }.introspectScrollContainer { kept.container = $0 })
    await display.settle()
    let container = try #require(kept.container)
    var pulls = 0
    #expect(container.onRefresh { pulls += 1 })
    let control = try #require((container.entity as? UIScrollView)?.refreshControl)
    let action = try #require(control.primaryAction)
    control.beginRefreshing()
    #expect(container.onRefresh {})
    #expect((container.entity as? UIScrollView)?.refreshControl === control)
    action.handler(action)
    for _ in 0..<10 { await Task.yield() }
    #expect(pulls == 1)
    #expect(!control.isRefreshing)
    display.close()
  }
  #endif
}
