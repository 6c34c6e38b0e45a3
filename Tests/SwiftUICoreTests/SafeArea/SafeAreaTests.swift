import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct SafeAreaTests {
  @Test func theStructureIsTheKnownOne() throws {
    let ignoring = EmptyView().ignoresSafeArea(.keyboard, edges: .top)
    #expect(try property("modifier|regions", of: ignoring) as? SafeAreaRegions == .keyboard)
    #expect(try property("modifier|edges", of: ignoring) as? Edge.Set == .top)
    let older = EmptyView().edgesIgnoringSafeArea(.bottom)
    #expect(try property("modifier|edges", of: older) as? Edge.Set == .bottom)
    let inset = EmptyView().safeAreaInset(edge: .bottom, spacing: 7) { Text("bar") }
    let modifier = try property("modifier", of: inset)
    #expect(String(describing: type(of: modifier)).hasPrefix("_InsetViewModifier"))
    #expect(try property("content", of: modifier) is Text)
    #expect(try property("properties|edge", of: modifier) as? Edge == .bottom)
    #expect(try property("properties|spacing", of: modifier) as? CGFloat == 7)
    #expect(try property("properties|regions", of: modifier) as? SafeAreaRegions == .container)
    let bar = EmptyView().safeAreaBar(edge: .leading) { Text("bar") }
    #expect(try property("modifier|properties|content", of: bar) is Text)
    #expect(try property("modifier|edge", of: bar) as? Edge == .leading)
  }

  @Test func theContentGetsTheRest() throws {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      Color.red.safeAreaInset(edge: .bottom, spacing: 4) { Shown("bar") })
    let bar = try #require(
      window.container.descendants.first { $0.primitive is ShownPrimitive })
    #expect(bar.frame == CGRect(x: 25, y: 90, width: 50, height: 10))
    let content = try #require(
      window.container.descendants.first { !($0.primitive is ShownPrimitive) })
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 86))
  }

  @Test func shares() throws {
    let window = HeadlessWindow(
      size: CGSize(width: 110, height: 50),
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10))
    // Four parts of 20 with three spaces of 10: two parts and a space.
    #expect(window.container.descendants.first?.frame.width == 50)
  }
}
