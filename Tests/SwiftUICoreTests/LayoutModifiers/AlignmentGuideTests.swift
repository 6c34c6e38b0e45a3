import Testing

@testable import SwiftUICore

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension HorizontalAlignment {
  fileprivate static let middle = HorizontalAlignment(Middle.self)
}

@MainActor
@Suite struct AlignmentGuideTests {
  @Test func aGuideMovesTheViewInItsStack() {
    let window = layOut {
      VStack(alignment: .leading, spacing: 0) {
        LayoutProbe("a", 20, 10).alignmentGuide(.leading) { $0.width }
        LayoutProbe("b", 20, 10)
      }
    }
    // The stack is 40 wide: "a" ends where "b" begins.
    #expect(window.frame("a")?.minX == 30)
    #expect(window.frame("b")?.minX == 50)
  }

  @Test func aGuideMayUseOthers() {
    let window = layOut {
      HStack(alignment: .top, spacing: 0) {
        LayoutProbe("a", 20, 40).alignmentGuide(.top) { $0[VerticalAlignment.center] }
        LayoutProbe("b", 20, 10)
      }
    }
    #expect(window.frame("a")?.midY == window.frame("b")?.minY)
  }

  @Test func customGuidesHaveDefaults() {
    let window = layOut {
      VStack(alignment: .middle, spacing: 0) {
        LayoutProbe("a", 80, 10)
        LayoutProbe("b", 40, 10)
        LayoutProbe("c", 20, 10).alignmentGuide(.middle) { _ in 0 }
      }
    }
    #expect(window.frame("a")?.minX == 10)
    #expect(window.frame("b")?.minX == 20)
    #expect(window.frame("c")?.minX == 30)
  }

  @Test func anExplicitGuideShowsThroughContainersAndFrames() {
    let window = layOut {
      VStack(alignment: .middle, spacing: 0) {
        HStack(spacing: 0) {
          LayoutProbe("a", 30, 10)
          LayoutProbe("b", 10, 10).alignmentGuide(.middle) { _ in 5 }.padding(.leading, 4)
        }.frame(width: 60, alignment: .leading)
        LayoutProbe("c", 20, 10)
      }
    }
    // The guide is 30 + 4 + 5 from the frame's leading edge; that of "c" 5 from its own.
    let a: CGFloat = window.frame("a")?.minX ?? -1
    #expect(window.frame("c")?.minX == a + 39 - 5)
  }

  @Test func severalExplicitGuidesAreAveraged() {
    let window = layOut {
      VStack(alignment: .middle, spacing: 0) {
        HStack(spacing: 0) {
          LayoutProbe("a", 20, 10).alignmentGuide(.middle) { _ in 10 }
          LayoutProbe("b", 20, 10).alignmentGuide(.middle) { _ in 10 }
        }
        LayoutProbe("c", 20, 10)
      }
    }
    #expect(window.frame("c")?.minX == (window.frame("a")?.minX ?? -1) + 20 - 5)
  }

  @Test func baselinesAlign() {
    let first = layOut {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        LayoutProbe("a", 20, 30, baseline: 12)
        LayoutProbe("b", 20, 30, baseline: 20)
        LayoutProbe("none", 20, 10)
      }
    }
    #expect(first.frame("a")?.minY == (first.frame("b")?.minY ?? 0) + 8)
    // A view without text stands on the baseline.
    #expect(first.frame("none")?.maxY == (first.frame("b")?.minY ?? 0) + 20)
    let last = layOut {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        LayoutProbe("a", 20, 30, baseline: 12, last: 28)
        LayoutProbe("b", 20, 30, baseline: 12)
      }
    }
    #expect((last.frame("a")?.minY ?? 0) + 28 == (last.frame("b")?.minY ?? 0) + 12)
  }

  @Test func aContainersFirstBaselineIsItsTopmost() {
    let window = layOut {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          LayoutProbe("a", 20, 20, baseline: 15)
          LayoutProbe("b", 20, 20, baseline: 15)
        }
        LayoutProbe("c", 20, 20, baseline: 5)
      }
    }
    #expect((window.frame("c")?.minY ?? 0) + 5 == (window.frame("a")?.minY ?? 0) + 15)
  }

  @Test func aNewGuideMovesTheView() {
    func view(_ value: CGFloat) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        LayoutProbe("a", 20, 10).alignmentGuide(.leading) { _ in value }
        LayoutProbe("b", 20, 10)
      }
    }
    let window = HeadlessWindow(view(0))
    #expect(window.frame("a")?.minX == window.frame("b")?.minX)
    window.update(view(5))
    #expect(window.frame("a")?.minX == (window.frame("b")?.minX ?? 0) - 5)
  }

  @Test func aGuideThatIsNoNumberIsReported() {
    let lines = diagnostics {
      _ = layOut {
        VStack(alignment: .leading) {
          LayoutProbe("a", 20, 10).alignmentGuide(.leading) { _ in .nan }
          LayoutProbe("b", 20, 10)
        }
      }
    }
    #expect(lines.contains { $0.contains("alignmentGuide") })
  }
}
