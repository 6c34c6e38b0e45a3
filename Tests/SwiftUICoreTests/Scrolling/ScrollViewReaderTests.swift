import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ScrollViewReaderTests {
  @MainActor private final class Handle {
    var proxy: ScrollViewProxy?
  }

  private func reader<V: View>(
    _ handle: Handle, _ content: V
  ) -> HeadlessWindow<ScrollViewReader<ScrollView<V>>> {
    HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      ScrollViewReader { proxy in
        let _ = handle.proxy = proxy
        ScrollView { content }
      })
  }

  private func offset<V>(_ window: HeadlessWindow<V>) throws -> CGFloat {
    for _ in 0..<6 { window.flush() }
    let view = try #require(
      window.container.descendants.first { $0.primitive is ScrollPrimitive })
    return -view.containerOrigin.y
  }

  @Test func itScrollsToAViewWithAnID() throws {
    let handle = Handle()
    let window = reader(
      handle,
      VStack(spacing: 0) {
        LayoutProbe("a", 50, 300)
        LayoutProbe("b", 50, 20).id("target")
        LayoutProbe("c", 50, 300)
      })
    handle.proxy?.scrollTo("target", anchor: .top)
    #expect(try offset(window) == 300)
    handle.proxy?.scrollTo("target", anchor: .bottom)
    #expect(try offset(window) == 220)
    handle.proxy?.scrollTo("target", anchor: .center)
    #expect(try offset(window) == 260)
    // It can be seen already.
    handle.proxy?.scrollTo("target")
    #expect(try offset(window) == 260)
    handle.proxy?.scrollTo("nothing")
    #expect(try offset(window) == 260)
  }

  @Test func itScrollsAsLittleAsNeeded() throws {
    let handle = Handle()
    let window = reader(
      handle,
      VStack(spacing: 0) { ForEach(0..<20, id: \.self) { LayoutProbe("\($0)", 50, 20) } })
    handle.proxy?.scrollTo(10)
    #expect(try offset(window) == 120)
    handle.proxy?.scrollTo(2)
    #expect(try offset(window) == 40)
    // The end of the content can't be at the top.
    handle.proxy?.scrollTo(19, anchor: .top)
    #expect(try offset(window) == 300)
  }

  @Test func itScrollsToRowsThatAreNotMadeYet() throws {
    let handle = Handle()
    let window = reader(
      handle,
      LazyVStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { LayoutProbe("\($0)", 50, $0 < 10 ? 20 : 40) }
      })
    handle.proxy?.scrollTo(500, anchor: .top)
    let offset: CGFloat = try offset(window)
    #expect(window.frame("500")?.minY == offset)
  }

  @Test func itScrollsToCellsOfGrids() throws {
    let handle = Handle()
    let window = reader(
      handle,
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
        ForEach(0..<100, id: \.self) { LayoutProbe("\($0)", 20, 20) }
      })
    handle.proxy?.scrollTo(60, anchor: .top)
    #expect(try offset(window) == 600)
    #expect(window.frame("60")?.minY == 600)
  }

  @Test func itsContentCanBeReflected() throws {
    let reader = ScrollViewReader { _ in Text("a") }
    #expect(try property("content", of: reader) is (ScrollViewProxy) -> Text)
    #expect(MemoryLayout<ScrollViewProxy>.size == 8)
  }
}
