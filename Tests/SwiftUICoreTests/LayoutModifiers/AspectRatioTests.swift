import Testing

@testable import SwiftUICore

@MainActor
@Suite struct AspectRatioTests {
  private func flexible(_ ratio: CGFloat?, _ mode: ContentMode) -> some View {
    LayoutProbe(
      "a", ideal: CGSize(width: 40, height: 20),
      maximum: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    ).aspectRatio(ratio, contentMode: mode)
  }

  @Test func fitIsTheLargestInside() {
    #expect(size(of: flexible(2, .fit), 100, 100) == CGSize(width: 100, height: 50))
    #expect(size(of: flexible(0.5, .fit), 100, 100) == CGSize(width: 50, height: 100))
  }

  @Test func fillIsTheSmallestAround() {
    #expect(size(of: flexible(2, .fill), 100, 100) == CGSize(width: 200, height: 100))
    #expect(size(of: flexible(0.5, .fill), 100, 100) == CGSize(width: 100, height: 200))
  }

  @Test func oneDimensionGivesTheOther() {
    #expect(size(of: flexible(2, .fit), 60, nil) == CGSize(width: 60, height: 30))
    #expect(size(of: flexible(2, .fill), nil, 60) == CGSize(width: 120, height: 60))
  }

  @Test func withoutARatioTheIdealSizeGivesIt() {
    #expect(size(of: flexible(nil, .fit), 100, 100) == CGSize(width: 100, height: 50))
    #expect(
      size(of: LayoutProbe("a", 30, 10).scaledToFit(), 90, 90) == CGSize(width: 30, height: 10))
  }

  @Test func aSizeGivesARatio() {
    let view = LayoutProbe.flexible("a").aspectRatio(
      CGSize(width: 3, height: 1), contentMode: .fit)
    #expect(size(of: view, 90, 90) == CGSize(width: 90, height: 30))
  }

  @Test func extremesStayNumbers() {
    #expect(size(of: flexible(2, .fit), 0, 0) == .zero)
    #expect(size(of: flexible(2, .fit), .infinity, 50) == CGSize(width: 100, height: 50))
  }

  @Test(arguments: [0, -1, CGFloat.nan, CGFloat.infinity])
  func impossibleRatiosAreReported(_ ratio: CGFloat) {
    var measured: CGSize?
    let lines = diagnostics { measured = size(of: flexible(ratio, .fit), 100, 100) }
    #expect(measured == CGSize(width: 100, height: 50))
    #expect(lines.contains { $0.contains("aspect ratio") })
  }
}
