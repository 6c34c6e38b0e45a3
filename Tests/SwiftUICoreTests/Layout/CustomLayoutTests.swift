import Testing

@testable import SwiftUICore

private struct Diagonal: Layout {
  var step: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let offset: CGFloat = CGFloat(index) * step
      subview.place(
        at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
    }
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Gives its subviews heights in proportion to their weights.
private struct Weighted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sum: CGFloat = subviews.reduce(0) { $0 + $1[Weight.self] }
    var y: CGFloat = bounds.minY
    for subview in subviews {
      let height: CGFloat = bounds.height * subview[Weight.self] / sum
      subview.place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .top,
        proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }
}

private struct Unplaced: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor
@Suite struct CustomLayoutTests {
  @Test func aLayoutPlacesItsSubviews() {
    let window = layOut {
      Diagonal(step: 15) {
        LayoutProbe("a", 10, 10)
        LayoutProbe("b", 10, 10)
      }
    }
    #expect(window.frame("a") == CGRect(0, 0, 10, 10))
    #expect(window.frame("b") == CGRect(15, 15, 10, 10))
  }

  @Test func aNewValueLaysOutAnew() {
    func view(_ step: CGFloat) -> some View {
      Diagonal(step: step) {
        LayoutProbe("a", 10, 10)
        LayoutProbe("b", 10, 10)
      }
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), view(10))
    window.update(view(30))
    #expect(window.frame("b")?.minX == 30)
  }

  @Test func subviewsCarryValues() {
    func view(_ weight: CGFloat) -> some View {
      Weighted {
        LayoutProbe.flexible("a")
        LayoutProbe.flexible("b").layoutValue(key: Weight.self, value: weight)
      }
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), view(4))
    #expect(window.frame("a") == CGRect(0, 0, 100, 20))
    #expect(window.frame("b") == CGRect(0, 20, 100, 80))
    window.update(view(1))
    #expect(window.frame("b") == CGRect(0, 50, 100, 50))
  }

  @Test func subviewsThatAreNotPlacedStandInTheMiddle() {
    let window = layOut { Unplaced { LayoutProbe("a", 10, 20) } }
    #expect(window.frame("a") == CGRect(45, 40, 10, 20))
  }

  @Test func viewsKeepTheirStateBetweenLayouts() {
    let handle = WidthHandle()
    func view(_ isRow: Bool) -> some View {
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      return layout {
        LayoutProbe("a", 20, 10)
        Widening(handle: handle)
        Spacer(minLength: 0)
      }
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), view(true))
    handle.set?(30)
    window.flush()
    #expect(window.frame("a") == CGRect(0, 45, 20, 10))
    #expect(window.frame("state") == CGRect(20, 45, 30, 10))
    window.update(view(false))
    #expect(window.frame("a") == CGRect(40, 0, 20, 10))
    #expect(window.frame("state") == CGRect(35, 10, 30, 10))
  }

  @Test func stackLayoutsAreStacks() {
    let window = layOut {
      ZStackLayout(alignment: .bottomTrailing) {
        LayoutProbe("a", 60, 60)
        LayoutProbe("b", 20, 20)
      }
    }
    #expect(window.frame("b") == CGRect(60, 60, 20, 20))
    let view = VStackLayout(alignment: .trailing, spacing: 5) {
      LayoutProbe("a", 60, 10)
      LayoutProbe("b", 20, 10)
    }
    #expect(size(of: view, nil, nil) == CGSize(width: 60, height: 25))
  }

  @Test func theFirstViewThatFitsIsShown() {
    let view = ViewThatFits(in: .horizontal) {
      LayoutProbe("wide", 90, 10)
      LayoutProbe("narrow", 40, 10)
      LayoutProbe("least", 10, 10)
    }
    let window = HeadlessWindow(size: CGSize(width: 100, height: 100), view)
    #expect(window.names == ["wide"])
    window.size.width = 50
    window.flush()
    #expect(window.names == ["narrow"])
    #expect(window.frame("narrow") == CGRect(5, 45, 40, 10))
    window.size.width = 5
    window.flush()
    #expect(window.names == ["least"])
    window.size.width = 100
    window.flush()
    #expect(window.frame("wide") == CGRect(5, 45, 90, 10))
  }

  @Test func onlyTheNamedAxesMustFit() {
    let view = ViewThatFits(in: .vertical) {
      LayoutProbe("a", 900, 90)
      LayoutProbe("b", 10, 10)
    }
    #expect(layOut { view }.names == ["a"])
  }

  @Test func aDividerIsALineAcrossItsStack() throws {
    let window = layOut {
      HStack(spacing: 0) {
        LayoutProbe("a", 20, 30)
        Divider()
        LayoutProbe("b", 20, 30)
      }
    }
    let line = try #require(
      window.container.children.first { $0.primitive is DividerPrimitive })
    #expect(line.frame.width == 1)
    #expect(line.primitive as? DividerPrimitive == DividerPrimitive(orientation: .vertical))
    #expect(size(of: VStack { Divider() }, 60, nil) == CGSize(width: 60, height: 1))
    #expect(size(of: Divider(), 60, 40) == CGSize(width: 60, height: 1))
    #expect(size(of: HStack { Divider().opacity(0.5) }, 60, 40) == CGSize(width: 1, height: 40))
  }

  @Test func hiddenViewsKeepTheirSpace() {
    let window = layOut {
      HStack(spacing: 0) {
        LayoutProbe("a", 20, 10).hidden()
        LayoutProbe("b", 20, 10)
      }
    }
    #expect(window.names == ["b"])
    #expect(window.frame("b")?.minX == 50)
  }

  @Test func bordersLieInside() throws {
    let window = layOut { LayoutProbe("a", 40, 20).border(Color.red, width: 4) }
    let shape = try #require(window.container.children.last)
    #expect(shape.frame == window.frame("a"))
    let primitive = try #require(shape.primitive as? ShapePrimitive)
    let path: Path = primitive.shape.path(in: CGRect(origin: .zero, size: shape.frame.size))
    #expect(path.boundingRect == CGRect(0, 0, 40, 20))
  }
}

private struct Widening: View {
  let handle: WidthHandle
  @State private var width: CGFloat = 10
  var body: some View {
    let _ = handle.set = { width = $0 }
    LayoutProbe("state", width, 10)
  }
}
