import Testing

@testable import SwiftUICore

private struct Frames: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Points: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

@MainActor
@Suite struct AnchorTests {
  private func marked(_ width: CGFloat) -> some View {
    HStack(spacing: 0) {
      LayoutProbe("a", width, 10)
      LayoutProbe("b", 20, 30).anchorPreference(key: Frames.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(Frames.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let frame: CGRect = proxy[anchors[index]]
          LayoutProbe("mark", frame.width, frame.height).offset(x: frame.minX, y: frame.minY)
        }
      }
    }
  }

  @Test func anAnchorIsConvertedIntoTheProxysSpace() {
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), marked(10))
    #expect(window.frame("b") == CGRect(45, 35, 20, 30))
    #expect(window.frame("mark") == window.frame("b"))
  }

  @Test func theMarkFollowsTheView() {
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), marked(10))
    window.update(marked(40))
    window.flush()
    #expect(window.frame("b") == CGRect(60, 35, 20, 30))
    #expect(window.frame("mark") == window.frame("b"))
  }

  @Test func pointsAndTransformsAddUp() {
    final class Found: @unchecked Sendable { var points: [CGPoint] = [] }
    let found = Found()
    _ = layOut {
      LayoutProbe("a", 40, 20)
        .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
        .padding(10)
        .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 1, y: 2))) {
          $0.append($1)
        }
        .backgroundPreferenceValue(Points.self) { anchors in
          GeometryReader { proxy in
            let _ = found.points = anchors.map { proxy[$0] }
            LayoutProbe("b", 1, 1)
          }
        }
    }
    #expect(found.points == [CGPoint(x: 50, y: 30), CGPoint(x: 1, y: 2)])
  }
}
