import Testing

@testable import SwiftUICore

/// The rules of Apple's stacks: spacing first, then priorities, then the least flexible view first.
@MainActor
@Suite struct StackTests {
  @Test func spacingIsBetweenViewsOnly() {
    let window = layOut {
      HStack(spacing: 10) {
        LayoutProbe("a", 20, 10)
        LayoutProbe("b", 20, 20)
      }
    }
    #expect(window.frame("a") == CGRect(25, 45, 20, 10))
    #expect(window.frame("b") == CGRect(55, 40, 20, 20))
  }

  @Test func flexibleViewsShareWhatInflexibleOnesLeave() {
    let window = layOut {
      HStack(spacing: 0) {
        LayoutProbe.flexible("a")
        LayoutProbe("b", 40, 10)
        LayoutProbe.flexible("c")
      }
    }
    #expect(window.frame("a")?.width == 30)
    #expect(window.frame("c") == CGRect(70, 0, 30, 100))
  }

  @Test func lessFlexibleViewsComeFirst() {
    let window = layOut {
      HStack(spacing: 0) {
        LayoutProbe.flexible("a")
        LayoutProbe(
          "b", ideal: CGSize(width: 10, height: 10), maximum: CGSize(width: 20, height: 10))
      }
    }
    // "b" takes 20 of its 50; "a" gets the other 80.
    #expect(window.frame("b")?.width == 20)
    #expect(window.frame("a")?.width == 80)
  }

  @Test func higherPrioritiesGetAllButTheMinimumOfTheRest() {
    let window = layOut {
      HStack(spacing: 0) {
        LayoutProbe(
          "a", minimum: CGSize(width: 15, height: 0), ideal: CGSize(width: 50, height: 10),
          maximum: CGSize(width: CGFloat.infinity, height: 10))
        LayoutProbe.flexible("b").layoutPriority(1)
      }
    }
    #expect(window.frame("a")?.width == 15)
    #expect(window.frame("b")?.width == 85)
  }

  @Test func aNewPriorityCounts() {
    func view(_ priority: Double) -> some View {
      HStack(spacing: 0) {
        LayoutProbe.flexible("a")
        LayoutProbe.flexible("b").layoutPriority(priority)
      }
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), view(0))
    #expect(window.frame("a")?.width == 50)
    window.update(view(1))
    #expect(window.frame("a")?.width == 0)
    window.update(view(-1))
    #expect(window.frame("a")?.width == 100)
  }

  @Test func anUnspecifiedProposalGivesIdealSizes() {
    let view = VStack(spacing: 5) {
      LayoutProbe("a", ideal: CGSize(width: 30, height: 20), maximum: CGSize(width: 90, height: 90))
      LayoutProbe("b", 50, 10)
    }
    #expect(size(of: view, nil, nil) == CGSize(width: 50, height: 35))
  }

  @Test func viewsThatDoNotFitOverflowAtTheCenter() {
    let window = layOut {
      HStack(spacing: 0) {
        LayoutProbe("a", 80, 10)
        LayoutProbe("b", 80, 10)
      }
    }
    #expect(window.frame("a")?.minX == -30)
    #expect(window.frame("b")?.minX == 50)
  }

  @Test func aSpacerTakesWhatIsLeftAndNoSpacing() {
    let window = layOut {
      VStack {
        LayoutProbe("a", 20, 10)
        Spacer()
        LayoutProbe("b", 20, 10)
      }
    }
    #expect(window.frame("a")?.minY == 0)
    #expect(window.frame("b")?.maxY == 100)
    let view = HStack {
      LayoutProbe("a", 20, 10)
      Spacer(minLength: 30)
      LayoutProbe("b", 20, 10)
    }
    #expect(size(of: view, nil, nil) == CGSize(width: 70, height: 10))
  }

  @Test func aSpacerKnowsItsStackThroughModifiers() {
    let view = HStack(spacing: 0) {
      Spacer(minLength: 0).padding(5).opacity(0.5).layoutPriority(-1)
    }
    #expect(size(of: view, 60, 40) == CGSize(width: 60, height: 10))
  }

  @Test func depthStacksAreAsLargeAsTheirViewsTogether() {
    let view = ZStack(alignment: .topLeading) {
      LayoutProbe("a", 60, 10)
      LayoutProbe("b", 20, 50)
    }
    #expect(size(of: view, nil, nil) == CGSize(width: 60, height: 50))
    let window = layOut { view }
    #expect(window.frame("a") == CGRect(20, 25, 60, 10))
    #expect(window.frame("b") == CGRect(20, 25, 20, 50))
  }

  @Test func anInfiniteProposalGivesMaximumSizes() {
    let infinite = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let flexible = LayoutProbe.flexible("a")
    #expect(size(of: ZStack { flexible }, .infinity, .infinity) == infinite)
    #expect(size(of: HStack { flexible }, .infinity, .infinity) == infinite)
  }

  @Test func zIndexOrdersTheDrawing() {
    func view(_ index: Double) -> some View {
      ZStack {
        LayoutProbe("a", 10, 10).zIndex(index)
        LayoutProbe("b", 10, 10)
      }
    }
    let window = HeadlessWindow(view(0))
    #expect(window.names == ["a", "b"])
    window.update(view(1))
    #expect(window.names == ["b", "a"])
  }

  /// A stack asks each child for its least and greatest length and its share, whatever the number of children.
  @Test(arguments: [10, 100, 1000])
  func childrenAreAskedAFewTimesEach(_ count: Int) {
    var asked = 0
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in counting { asked += 1 } }
      })
    #expect(asked <= 3 * count)
    #expect(window.graph.counters.measures <= 3 * count + 4)
  }

  private func counting(_ action: @escaping () -> Void) -> LayoutProbe {
    var probe = LayoutProbe("a", 10, 1)
    probe.measured = { _ in action() }
    return probe
  }

  @Test(arguments: [10, 1000])
  func oneChangeCostsTheSameInAnyStack(_ count: Int) {
    let handle = WidthHandle()
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      VStack(spacing: 0) {
        LayoutProbe("widest", 90, 1)
        ForEach(0..<count, id: \.self) { _ in LayoutProbe("a", 10, 1) }
        ChangingWidth(handle: handle)
      })
    #expect(window.frame("changing")?.minX == 40)
    let before = window.graph.counters
    handle.set?(60)
    window.flush()
    #expect(window.frame("changing")?.minX == 20)
    #expect(window.graph.counters.measures - before.measures <= 6)
    #expect(window.graph.counters.placements - before.placements <= 2)
  }

  @Test func aSizeThatStaysTheSameIsNoNewsToTheStack() {
    let handle = WidthHandle()
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      VStack(spacing: 0) {
        LayoutProbe("a", 10, 10)
        ChangingWidth(handle: handle).frame(width: 70, height: 10)
      })
    let before = window.graph.counters
    handle.set?(60)
    window.flush()
    #expect(window.frame("changing") == CGRect(20, 50, 60, 10))
    #expect(window.graph.counters.measures - before.measures <= 3)
  }
}

@MainActor
final class WidthHandle {
  var set: ((CGFloat) -> Void)?
}

/// A view whose width a test sets, at first 20.
private struct ChangingWidth: View {
  let handle: WidthHandle
  @State private var width: CGFloat = 20
  var body: some View {
    let _ = handle.set = { width = $0 }
    LayoutProbe("changing", width, 10)
  }
}
