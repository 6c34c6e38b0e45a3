import Testing

@testable import SwiftUICore

/// Numbers from Apple's documentation of `frame(width:height:alignment:)` and
/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
@MainActor
@Suite struct FrameTests {
  @Test func aFixedFrameAlignsTheView() {
    let centered = layOut { LayoutProbe("a", 20, 10).frame(width: 60, height: 40) }
    #expect(centered.frame("a") == CGRect(40, 45, 20, 10))
    let trailing = layOut {
      LayoutProbe("a", 20, 10).frame(width: 60, height: 40, alignment: .bottomTrailing)
    }
    #expect(trailing.frame("a") == CGRect(60, 60, 20, 10))
  }

  @Test func aFixedFrameProposesItsSize() {
    let window = layOut { LayoutProbe.flexible("a").frame(width: 60) }
    #expect(window.frame("a") == CGRect(20, 0, 60, 100))
  }

  @Test func aLargerViewReachesOutOfItsFrame() {
    let window = layOut { LayoutProbe("a", 80, 10).frame(width: 60) }
    #expect(window.frame("a") == CGRect(10, 45, 80, 10))
  }

  private func width(of view: some View, proposed: CGFloat?) -> CGFloat? {
    size(of: view, proposed, 10)?.width
  }

  @Test(arguments: [
    // proposed, expected: the proposal, clamped, below the view's width; the view's width otherwise
    (10.0, 50.0), (60.0, 60.0), (80.0, 80.0), (100.0, 80.0),
  ])
  func aMinimumLetsTheFrameShrink(_ proposed: CGFloat, _ expected: CGFloat) {
    #expect(width(of: LayoutProbe("a", 80, 10).frame(minWidth: 50), proposed: proposed) == expected)
  }

  @Test(arguments: [(10.0, 20.0), (20.0, 20.0), (60.0, 60.0), (100.0, 80.0)])
  func aMaximumLetsTheFrameGrow(_ proposed: CGFloat, _ expected: CGFloat) {
    #expect(width(of: LayoutProbe("a", 20, 10).frame(maxWidth: 80), proposed: proposed) == expected)
  }

  @Test(arguments: [(10.0, 50.0), (60.0, 60.0), (100.0, 80.0)])
  func bothTogetherMakeTheFrameTakeTheProposal(_ proposed: CGFloat, _ expected: CGFloat) {
    let view = LayoutProbe("a", 20, 10).frame(minWidth: 50, maxWidth: 80)
    #expect(width(of: view, proposed: proposed) == expected)
  }

  @Test func infinityTakesAll() {
    #expect(
      width(of: LayoutProbe("a", 20, 10).frame(maxWidth: .infinity), proposed: 100) == 100)
  }

  @Test func theIdealAnswersAnUnspecifiedProposal() {
    #expect(width(of: LayoutProbe("a", 20, 10).frame(idealWidth: 70), proposed: nil) == 70)
    #expect(width(of: LayoutProbe("a", 20, 10).frame(minWidth: 50), proposed: nil) == 50)
    #expect(
      width(of: LayoutProbe("a", 20, 10).frame(maxWidth: .infinity), proposed: nil) == 20)
    #expect(
      width(
        of: LayoutProbe("a", 20, 10).frame(minWidth: 0, idealWidth: 30, maxWidth: .infinity),
        proposed: nil) == 30)
  }

  @Test func theViewIsProposedTheClampedSize() {
    let window = layOut { LayoutProbe.flexible("a").frame(maxWidth: 60, minHeight: 120) }
    #expect(window.frame("a") == CGRect(20, -10, 60, 120))
  }

  @Test func impossibleNumbersAreReportedAndIgnored() {
    var frame: CGRect?
    let lines = diagnostics {
      let window = layOut { LayoutProbe.flexible("a").frame(width: -5, height: .nan) }
      frame = window.frame("a")
    }
    #expect(frame == CGRect(0, 0, 100, 100))
    #expect(lines.contains { $0.contains("-5") && $0.contains("frame(width:)") })
    #expect(lines.contains { $0.contains("nan") && $0.contains("frame(height:)") })
  }

  @Test func contradictoryConstraintsAreReported() {
    var frame: CGRect?
    let lines = diagnostics {
      let window = layOut { LayoutProbe.flexible("a").frame(minWidth: 60, maxWidth: 20) }
      frame = window.frame("a")
    }
    #expect(frame?.width == 60)
    #expect(lines.contains { $0.contains("minWidth, idealWidth and maxWidth") })
  }

  @Test func aNewValueMovesTheView() {
    func view(_ width: CGFloat, _ alignment: Alignment) -> some View {
      LayoutProbe("a", 10, 10).frame(width: width, height: 50, alignment: alignment)
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), view(50, .center))
    #expect(window.frame("a") == CGRect(45, 45, 10, 10))
    window.update(view(90, .topLeading))
    #expect(window.frame("a") == CGRect(5, 25, 10, 10))
  }
}
