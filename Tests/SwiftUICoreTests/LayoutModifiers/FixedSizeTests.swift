import Testing

@testable import SwiftUICore

@MainActor
@Suite struct FixedSizeTests {
  private let probe = LayoutProbe(
    "a", ideal: CGSize(width: 80, height: 40),
    maximum: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))

  @Test func theViewKeepsItsIdealSize() {
    #expect(size(of: probe, 10, 10) == CGSize(width: 10, height: 10))
    #expect(size(of: probe.fixedSize(), 10, 10) == CGSize(width: 80, height: 40))
  }

  @Test func inOneDimension() {
    #expect(
      size(of: probe.fixedSize(horizontal: true, vertical: false), 10, 10)
        == CGSize(width: 80, height: 10))
    #expect(
      size(of: probe.fixedSize(horizontal: false, vertical: true), 10, 10)
        == CGSize(width: 10, height: 40))
  }

  @Test func inAFrameItReachesOut() {
    let window = layOut { probe.fixedSize().frame(width: 20, height: 20) }
    #expect(window.frame("a") == CGRect(10, 30, 80, 40))
  }

  @Test func aNewValueCounts() {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100), probe.fixedSize(horizontal: true, vertical: true))
    #expect(window.frame("a")?.size == CGSize(width: 80, height: 40))
    window.update(probe.fixedSize(horizontal: true, vertical: false))
    #expect(window.frame("a")?.size == CGSize(width: 80, height: 100))
  }
}
