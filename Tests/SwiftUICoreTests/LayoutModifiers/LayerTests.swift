import Testing

@testable import SwiftUICore

@MainActor
@Suite struct LayerTests {
  @Test func aLayerIsProposedTheViewsSize() {
    let window = layOut { LayoutProbe("a", 40, 20).overlay { LayoutProbe.flexible("b") } }
    #expect(window.frame("b") == window.frame("a"))
    #expect(window.frame("b") == CGRect(30, 40, 40, 20))
  }

  @Test func aLayerHasNoSayInTheLayout() {
    let view = LayoutProbe("a", 40, 20)
    #expect(
      size(of: view.overlay { LayoutProbe("b", 90, 90) }, nil, nil)
        == CGSize(width: 40, height: 20))
    #expect(
      size(of: view.background(LayoutProbe("b", 90, 90)), nil, nil)
        == CGSize(width: 40, height: 20))
  }

  @Test func alignmentPlacesTheLayer() {
    let window = layOut {
      LayoutProbe("a", 40, 20).overlay(alignment: .bottomTrailing) { LayoutProbe("b", 10, 6) }
    }
    #expect(window.frame("b") == CGRect(60, 54, 10, 6))
  }

  @Test func theViewsGuidesPlaceTheLayer() {
    let window = layOut {
      LayoutProbe("a", 40, 20)
        .alignmentGuide(.leading) { _ in 15 }
        .overlay(alignment: .topLeading) { LayoutProbe("b", 10, 6) }
    }
    #expect(window.frame("b")?.minX == 45)
  }

  @Test func overlaysAreInFrontAndBackgroundsBehind() {
    let window = layOut {
      LayoutProbe("a", 40, 20)
        .background { LayoutProbe.flexible("behind") }
        .overlay { LayoutProbe.flexible("front") }
    }
    #expect(window.names == ["behind", "a", "front"])
  }

  @Test func severalViewsOfALayerLieOverEachOther() {
    let window = layOut {
      LayoutProbe("a", 40, 40).overlay {
        LayoutProbe("b", 20, 20)
        LayoutProbe("c", 10, 10)
      }
    }
    #expect(window.frame("b") == CGRect(40, 40, 20, 20))
    #expect(window.frame("c") == CGRect(45, 45, 10, 10))
  }

  @Test func eachViewOfAGroupHasItsOwnLayer() {
    let window = layOut {
      HStack(spacing: 0) {
        Group {
          LayoutProbe("a", 20, 10)
          LayoutProbe("b", 30, 10)
        }.background { LayoutProbe.flexible("c") }
      }
    }
    #expect(window.names == ["c", "a", "c", "b"])
  }

  @Test func aLayerComesAndGoes() {
    func view(_ isShown: Bool) -> some View {
      LayoutProbe("a", 40, 20).overlay { if isShown { LayoutProbe("b", 10, 10) } }
    }
    let window = HeadlessWindow(view(false))
    #expect(window.names == ["a"])
    let placements: Int = window.graph.counters.measures
    window.update(view(true))
    #expect(window.names == ["a", "b"])
    // The view itself was not measured again: only the layer, and the window that holds all.
    #expect(window.graph.counters.measures - placements <= 2)
    window.update(view(false))
    #expect(window.names == ["a"])
    window.unmount()
    #expect(window.graph.counters.nodesMade == window.graph.counters.nodesFreed)
  }

  @Test func aLayerTakesNewValues() {
    let window = HeadlessWindow(
      LayoutProbe("a", 40, 20).overlay(alignment: .topLeading) { LayoutProbe("b", 10, 10) })
    window.update(
      LayoutProbe("a", 40, 20).overlay(alignment: .topTrailing) { LayoutProbe("c", 10, 10) })
    #expect(window.names == ["a", "c"])
    #expect(window.frame("c")?.maxX == window.frame("a")?.maxX)
  }
}
