import Testing

@testable import SwiftUICore

@MainActor
@Suite struct OffsetTests {
  @Test func anOffsetMovesTheViewAndNothingElse() {
    let window = layOut {
      VStack(spacing: 0) {
        LayoutProbe("a", 20, 10).offset(x: 7, y: -3)
        LayoutProbe("b", 20, 10)
      }
    }
    #expect(window.frame("a") == CGRect(47, 37, 20, 10))
    #expect(window.frame("b") == CGRect(40, 50, 20, 10))
  }

  @Test func aNewOffsetIsJustACommit() {
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100), LayoutProbe("a", 20, 10).offset(x: 5))
    let measures: Int = window.graph.counters.measures
    window.update(LayoutProbe("a", 20, 10).offset(x: 9))
    #expect(window.frame("a")?.minX == 49)
    // The probe alone may be asked again: its new value cannot be told from another one.
    #expect(window.graph.counters.measures <= measures + 1)
  }

  @Test func aSizeOffsets() {
    let window = layOut { LayoutProbe("a", 20, 10).offset(CGSize(width: 1, height: 2)) }
    #expect(window.frame("a") == CGRect(41, 47, 20, 10))
  }

  @Test func aNumberThatIsNoneIsReported() {
    var frame: CGRect?
    let lines = diagnostics {
      frame = layOut { LayoutProbe("a", 20, 10).offset(x: .infinity, y: 1) }.frame("a")
    }
    #expect(frame == CGRect(40, 46, 20, 10))
    #expect(lines.contains { $0.contains("inf") && $0.contains("offset") })
  }
}

@MainActor
@Suite struct PositionTests {
  @Test func theCenterComesToThePoint() {
    let window = layOut { LayoutProbe("a", 20, 10).position(x: 30, y: 80) }
    #expect(window.frame("a") == CGRect(20, 75, 20, 10))
  }

  @Test func itTakesAllThatIsOffered() {
    let view = LayoutProbe("a", 20, 10).position(CGPoint(x: 1, y: 2))
    #expect(size(of: view, 70, 60) == CGSize(width: 70, height: 60))
    #expect(size(of: view, nil, 60) == CGSize(width: 20, height: 60))
  }

  @Test func aNumberThatIsNoneIsReported() {
    let lines = diagnostics {
      _ = layOut { LayoutProbe("a", 20, 10).position(x: .nan, y: 0) }
    }
    #expect(lines.contains { $0.contains("nan") && $0.contains("position") })
  }
}
