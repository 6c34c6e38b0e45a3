#if GTK
import CGTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct LayoutContainerTests {
  /// A container in a window that is shown with that size.
  private func shown(
    _ container: LayoutContainer, width: Int = 300, height: Int = 200
  ) async throws -> Window {
    let window = Window()
    window.titlebar = Box(orientation: .horizontal, spacing: 0)
    window.setDefaultSize(width, height: height)
    window.child = container
    try await show(window)
    return window
  }

  private func bounds(
    of child: Widget, in container: Widget
  ) throws -> (x: Int, y: Int, width: Int, height: Int) {
    let origin = try #require(child.translate(to: container))
    return (Int(origin.x), Int(origin.y), child.width, child.height)
  }

  @Test func framesBecomeAllocations() async throws {
    let container = LayoutContainer()
    let first = Drawing()
    let second = Drawing()
    container.insert(first, after: nil)
    container.insert(second, after: first)
    container.setFrame(of: first, x: 10, y: 20, width: 30, height: 40)
    container.setFrame(of: second, x: 100, y: 0, width: 50, height: 60)
    let window = try await shown(container)
    #expect(try bounds(of: first, in: container) == (10, 20, 30, 40))
    #expect(try bounds(of: second, in: container) == (100, 0, 50, 60))
    container.setFrame(of: first, x: 11, y: 20, width: 31, height: 40)
    await waitForFrame(of: window)
    #expect(try bounds(of: first, in: container) == (11, 20, 31, 40))
    window.destroy()
  }

  @Test func touchingFramesLeaveNoGap() throws {
    let container = LayoutContainer()
    var previous: Drawing?
    for index in 0..<30 {
      let child = Drawing()
      container.insert(child, after: previous)
      let x: Double = Double(index) * 10.4
      container.setFrame(of: child, x: x, y: 0, width: 10.4, height: 5)
      if let previous {
        let left = try #require(container.frame(of: previous))
        let right = try #require(container.frame(of: child))
        #expect(left.x + left.width == right.x)
      }
      previous = child
    }
  }

  @Test func badNumbersAreTamed() throws {
    let container = LayoutContainer()
    let child = Drawing()
    container.insert(child, after: nil)
    container.setFrame(of: child, x: .nan, y: .infinity, width: -5, height: .nan)
    let frame = try #require(container.frame(of: child))
    #expect(frame.x == 0)
    #expect(frame.y == 1 << 24)
    #expect(frame.width == 0)
    #expect(frame.height == 0)
  }

  @Test func childrenComeInTheOrderAskedFor() {
    let container = LayoutContainer()
    let widgets: [Drawing] = (0..<4).map { _ in Drawing() }
    container.insert(widgets[1], after: nil)
    container.insert(widgets[0], after: nil)
    container.insert(widgets[3], after: widgets[1])
    container.insert(widgets[2], after: widgets[1])
    #expect(container.children == widgets)
    container.insert(widgets[0], after: widgets[3])
    #expect(container.children == [widgets[1], widgets[2], widgets[3], widgets[0]])
    container.remove(widgets[2])
    #expect(container.children == [widgets[1], widgets[3], widgets[0]])
    #expect(container.childCount == 3)
    #expect(widgets[2].parent == nil)
  }

  @Test func aChildMovesFromOneContainerToAnother() async throws {
    let outer = LayoutContainer()
    let first = LayoutContainer()
    let second = LayoutContainer()
    outer.insert(first, after: nil)
    outer.insert(second, after: first)
    outer.setFrame(of: first, x: 0, y: 0, width: 50, height: 50)
    outer.setFrame(of: second, x: 60, y: 0, width: 50, height: 50)
    let child = Drawing()
    first.insert(child, after: nil)
    first.setFrame(of: child, x: 1, y: 1, width: 5, height: 5)
    let window = try await shown(outer)
    second.insert(child, after: nil)
    second.setFrame(of: child, x: 2, y: 3, width: 5, height: 5)
    await waitForFrame(of: window)
    #expect(first.childCount == 0)
    #expect(try bounds(of: child, in: outer) == (62, 3, 5, 5))
    window.destroy()
  }

  @Test func itAsksForTheRequestedSizeOrWhatTheClosureSays() {
    let container = LayoutContainer()
    container.requestedSize = (120, 80)
    #expect(container.measure(.horizontal) == (120, 120))
    #expect(container.measure(.vertical) == (80, 80))
    container.onMeasure = { orientation, forSize in
      orientation == .horizontal ? (10, 200) : (forSize < 0 ? 5 : 2 * forSize, 0)
    }
    #expect(container.measure(.horizontal) == (10, 200))
    #expect(container.measure(.vertical, forSize: 50) == (100, 100))
    container.onMeasure = nil
    #expect(container.measure(.horizontal) == (120, 120))
  }

  @Test func framesSetWhileAllocatingCountAtOnce() async throws {
    let container = LayoutContainer()
    let child = Drawing()
    container.insert(child, after: nil)
    var sizes: [[Int]] = []
    container.onAllocate = { width, height in
      sizes.append([width, height])
      container.setFrame(
        of: child, x: 0, y: 0, width: Double(width) / 2, height: Double(height))
    }
    let window = try await shown(container, width: 300, height: 200)
    let size = try #require(sizes.last)
    #expect(size == [container.width, container.height])
    #expect(child.width == size[0] / 2)
    container.onAllocate = nil
    window.destroy()
  }

  @Test func aHiddenChildGetsItsFrameWhenItIsShown() async throws {
    let container = LayoutContainer()
    let child = Drawing()
    child.visible = false
    container.insert(child, after: nil)
    container.setFrame(of: child, x: 5, y: 6, width: 7, height: 8)
    let window = try await shown(container)
    #expect(!child.mapped)
    child.visible = true
    #expect(await pump { child.width == 7 })
    #expect(try bounds(of: child, in: container) == (5, 6, 7, 8))
    child.visible = false
    container.setFrame(of: child, x: 9, y: 9, width: 9, height: 9)
    await waitForFrame(of: window)
    child.visible = true
    #expect(await pump { child.width == 9 })
    window.destroy()
  }

  @Test func aChangedLabelIsLaidOutAgainInItsOldFrame() async throws {
    let outer = LayoutContainer()
    let inner = LayoutContainer()
    let label = Label("a")
    outer.insert(inner, after: nil)
    inner.insert(label, after: nil)
    outer.setFrame(of: inner, x: 0, y: 0, width: 200, height: 100)
    inner.setFrame(of: label, x: 10, y: 10, width: 150, height: 30)
    let window = try await shown(outer)
    var allocations = 0
    outer.onAllocate = { _, _ in allocations += 1 }
    await waitForFrame(of: window)
    let before = try label.makeTexture().premultipliedPixels()
    for text: String in ["bbbb", "cccc", "dd"] {
      label.label = text
      let earlier: Int = allocations
      #expect(await pump { allocations > earlier })
      await waitForFrame(of: window)
      #expect(try label.makeTexture().premultipliedPixels() != before)
      #expect(label.width == 150)
    }
    outer.onAllocate = nil
    window.destroy()
  }

  @Test func transformsMoveWhatIsDrawnAndHit() async throws {
    let container = LayoutContainer()
    let button = Drawing()
    container.insert(button, after: nil)
    container.setFrame(of: button, x: 20, y: 20, width: 60, height: 40)
    // A quarter turn clockwise about the frame's corner: (x, y) → (-y, x).
    container.setTransform(of: button, a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)
    let window = try await shown(container)
    let corner = try #require(button.translate(x: 60, y: 0, to: container))
    #expect(abs(corner.x - 120) < 0.01)
    #expect(abs(corner.y - 80) < 0.01)
    #expect(container.pick(100, y: 50, flags: [])?.isAncestorOrSelf(button) == true)
    #expect(container.pick(50, y: 40, flags: [])?.isAncestorOrSelf(button) != true)
    container.resetTransform(of: button)
    await waitForFrame(of: window)
    #expect(container.pick(50, y: 40, flags: [])?.isAncestorOrSelf(button) == true)
    window.destroy()
  }

  @Test(arguments: [
    [2.0, 0, 0, 3, 5, 7], [1, 0.5, 0.25, 1, 0, 0], [0.6, 0.8, -0.8, 0.6, 1, 2],
    [-1, 0, 0, 1, 0, 0], [1, 2, 3, -4, 0, 0], [0, 1, 1, 0, 0, 0],
  ])
  func anyAffineTransformIsKept(matrix: [Double]) async throws {
    let container = LayoutContainer()
    let child = Drawing()
    container.insert(child, after: nil)
    container.setFrame(of: child, x: 10, y: 20, width: 30, height: 40)
    container.setTransform(
      of: child, a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4],
      ty: matrix[5])
    let window = try await shown(container)
    for (x, y): (Double, Double) in [(0, 0), (30, 0), (0, 40), (13, 17)] {
      let found = try #require(child.translate(x: x, y: y, to: container))
      let expectedX: Double = 10 + matrix[0] * x + matrix[2] * y + matrix[4]
      let expectedY: Double = 20 + matrix[1] * x + matrix[3] * y + matrix[5]
      #expect(abs(found.x - expectedX) < 0.01)
      #expect(abs(found.y - expectedY) < 0.01)
    }
    window.destroy()
  }

  @Test func aSingularTransformDrawsNothingAndBreaksNothing() async throws {
    let container = LayoutContainer()
    let child = Button(label: "x")
    container.insert(child, after: nil)
    container.setFrame(of: child, x: 10, y: 20, width: 60, height: 40)
    container.setTransform(of: child, a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    let window = try await shown(container)
    #expect(container.pick(30, y: 30, flags: []) !== child)
    window.destroy()
  }

  @Test func aPopoverOfTheContainerIsShown() async throws {
    let container = LayoutContainer()
    let child = Drawing()
    container.insert(child, after: nil)
    container.setFrame(of: child, x: 0, y: 0, width: 50, height: 50)
    let window = try await shown(container)
    let popover = Popover()
    let button = Button(label: "in the popover")
    var clicks = 0
    button.onClicked { clicks += 1 }
    popover.child = button
    popover.setParent(container)
    popover.popup()
    #expect(await pump { button.mapped && button.width > 0 })
    try await click(button)
    #expect(await pump { clicks == 1 })
    container.setFrame(of: child, x: 0, y: 0, width: 60, height: 50)
    await waitForFrame(of: window)
    #expect(popover.mapped)
    popover.popdown()
    #expect(await pump { !popover.mapped })
    popover.unparent()
    window.destroy()
  }

  @Test func aControlIsNeverSmallerThanItsMinimum() async throws {
    let container = LayoutContainer()
    let button = Button(label: "x")
    container.insert(button, after: nil)
    container.setFrame(of: button, x: 10, y: 20, width: 3, height: 4)
    let window = try await shown(container)
    let minimum = button.measure(.horizontal).minimum
    var bounds = graphene_rect_t()
    #expect(
      gtk_widget_compute_bounds(button.widgetPointer, container.widgetPointer, &bounds) != 0)
    #expect(Int(bounds.size.width) == minimum)
    window.destroy()
  }

  @Test func disposingUnparentsTheChildren() {
    let child = Label("a")
    do {
      let container = LayoutContainer()
      container.insert(child, after: nil)
      #expect(child.parent === container)
    }
    #expect(child.parent == nil)
    #expect(child.label == "a")
  }

  @Test func theAccessibleRoleIsTheOneAskedFor() {
    #expect(LayoutContainer().accessibleRole == .generic)
    #expect(LayoutContainer(role: .group).accessibleRole == .group)
    #expect(LayoutContainer().cssName == "layout")
  }

  @Test func theTabKeyVisitsChildrenInTheirOrder() async throws {
    let container = LayoutContainer()
    let buttons: [Button] = ["a", "b", "c"].map { Button(label: $0) }
    let inner = LayoutContainer()
    container.insert(buttons[0], after: nil)
    container.insert(inner, after: buttons[0])
    container.insert(buttons[2], after: inner)
    inner.insert(buttons[1], after: nil)
    // On the screen they stand the other way round.
    container.setFrame(of: buttons[0], x: 0, y: 100, width: 80, height: 40)
    container.setFrame(of: inner, x: 0, y: 50, width: 80, height: 40)
    container.setFrame(of: buttons[2], x: 0, y: 0, width: 80, height: 40)
    inner.setFrame(of: buttons[1], x: 0, y: 0, width: 80, height: 40)
    let window = try await shown(container)
    buttons[0].grabFocus()
    try await pressKey(.tab)
    #expect(buttons[1].hasFocus)
    try await pressKey(.tab)
    #expect(buttons[2].hasFocus)
    try await pressKey(.tab, modifiers: .shift)
    #expect(buttons[1].hasFocus)
    try await pressKey(.up)
    #expect(buttons[2].hasFocus)
    window.destroy()
  }
}

extension Widget {
  fileprivate func isAncestorOrSelf(_ other: Widget) -> Bool {
    self === other || isAncestor(other)
  }
}
#endif
