import Testing

@testable import SwiftUICore

@MainActor
@Suite struct PaddingTests {
  @Test func theDefaultIsSixteenPoints() {
    #expect(size(of: LayoutProbe("a", 20, 10).padding(), nil, nil) == CGSize(width: 52, height: 42))
  }

  @Test func edgesAddUp() {
    let view = LayoutProbe("a", 20, 10).padding(.horizontal, 5).padding(.top, 3)
    #expect(size(of: view, nil, nil) == CGSize(width: 30, height: 13))
    let window = layOut { view.frame(width: 100, height: 100, alignment: .topLeading) }
    #expect(window.frame("a") == CGRect(5, 3, 20, 10))
  }

  @Test func insetsAreForEachEdge() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let window = layOut { LayoutProbe.flexible("a").padding(insets) }
    #expect(window.frame("a") == CGRect(2, 1, 94, 96))
  }

  @Test func theViewIsProposedWhatIsLeft() {
    let window = layOut { LayoutProbe.flexible("a").padding(30) }
    #expect(window.frame("a") == CGRect(30, 30, 40, 40))
    #expect(
      size(of: LayoutProbe.flexible("a").padding(30), 10, 10) == CGSize(width: 60, height: 60))
  }

  @Test func negativePaddingLetsTheViewReachOut() {
    let window = layOut { LayoutProbe.flexible("a").padding(-10).frame(width: 50, height: 50) }
    #expect(window.frame("a") == CGRect(15, 15, 70, 70))
  }

  @Test func aNumberThatIsNoneIsReported() {
    var measured: CGSize?
    let lines = diagnostics {
      measured = size(of: LayoutProbe("a", 20, 10).padding(.leading, .nan), nil, nil)
    }
    #expect(measured == CGSize(width: 20, height: 10))
    #expect(lines.contains { $0.contains("nan") && $0.contains("padding") })
  }

  @Test func paddingMovesGuides() {
    let window = layOut {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        LayoutProbe("a", 20, 10, baseline: 8).padding(.top, 7)
        LayoutProbe("b", 20, 20, baseline: 8)
      }
    }
    let a = window.frame("a")
    let b = window.frame("b")
    #expect(a?.minY == b?.minY)
  }
}
