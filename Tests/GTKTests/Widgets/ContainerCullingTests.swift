#if GTK
import CGTK
import Foundation
import GTKTestSupport
import Testing

@testable import GTK

/// Many children in a scrolled container: only those near the view are drawn and laid out again.
@Suite(.gtk) @MainActor
struct ContainerCullingTests {
  private let content = LayoutContainer()
  private let scrolled = ScrolledWindow()

  private func shown() async throws -> Window {
    content.cull = true
    scrolled.child = content
    let window = Window()
    window.titlebar = Box(orientation: .horizontal, spacing: 0)
    window.setDefaultSize(200, height: 200)
    window.child = scrolled
    try await show(window)
    return window
  }

  /// Labels under each other, 20 pixels each.
  private func addLabels(_ count: Int) -> [Label] {
    content.requestedSize = (100, count * 20)
    var labels: [Label] = []
    for index in 0..<count {
      let label = Label("\(index)")
      content.insert(label, after: labels.last)
      content.setFrame(of: label, x: 0, y: Double(index) * 20, width: 100, height: 20)
      labels.append(label)
    }
    return labels
  }

  private func colored(_ red: Double, _ blue: Double) -> Drawing {
    let drawing = Drawing()
    drawing.onSnapshot = { context, width, height in
      cairo_set_source_rgb(context, red, 0, blue)
      cairo_rectangle(context, 0, 0, width, height)
      cairo_fill(context)
    }
    return drawing
  }

  @Test(arguments: [100, 10_000])
  func aChangeLaysOutWhatIsNearTheView(count: Int) async throws {
    let labels: [Label] = addLabels(count)
    let window: Window = try await shown()
    labels[2].text = "changed"
    await waitForFrame(of: window)
    #expect(content.allocatedChildCount < 40)
    #expect(content.drawnChildCount < 30)
    window.destroy()
  }

  @Test func everyChildGetsItsFrameAtOnce() async throws {
    let labels: [Label] = addLabels(1_000)
    let window: Window = try await shown()
    #expect(labels.allSatisfy { $0.width == 100 && $0.height == 20 })
    content.setFrame(of: labels[900], x: 10, y: 18_000, width: 60, height: 20)
    await waitForFrame(of: window)
    #expect(labels[900].width == 60)
    #expect(labels[900].bounds(in: content)?.x == 10)
    window.destroy()
  }

  @Test func whatChangedFarOutsideIsLaidOutWhenItComesNear() async throws {
    var boxes: [Box] = []
    content.requestedSize = (200, 40_000)
    for index in 0..<1_000 {
      let box = Box(orientation: .horizontal, spacing: 0)
      content.insert(box, after: boxes.last)
      content.setFrame(of: box, x: 0, y: Double(index) * 40, width: 200, height: 40)
      boxes.append(box)
    }
    let window: Window = try await shown()
    let added = Label("new")
    boxes[800].append(added)
    boxes[1].append(Label("seen"))
    await waitForFrame(of: window)
    #expect(added.width == 0)
    scrolled.vadjustment?.value = 800 * 40
    await waitForFrame(of: window)
    #expect(added.width > 0)
    // A second change there is heard of too.
    let another = Label("newer")
    boxes[800].append(another)
    await waitForFrame(of: window)
    #expect(another.width > 0)
    window.destroy()
  }

  @Test func smallStepsOfScrollingFindEverythingLaidOut() async throws {
    let labels: [Label] = addLabels(2_000)
    let window: Window = try await shown()
    for label in labels { label.text += " changed" }
    await waitForFrame(of: window)
    for step in 1...60 {
      scrolled.vadjustment?.value = Double(step) * 37
      await waitForFrame(of: window)
      // GTK warns of what is drawn without having been laid out, which ends a test run.
      #expect(content.drawnChildCount > 8)
    }
    window.destroy()
  }

  @Test func theOrderOfTheChildrenIsThatOfDrawing() async throws {
    let red: Drawing = colored(1, 0)
    let blue: Drawing = colored(0, 1)
    content.requestedSize = (100, 5_000)
    for drawing in [red, blue] {
      content.insert(drawing, after: drawing === red ? nil : red)
      content.setFrame(of: drawing, x: 0, y: 0, width: 50, height: 50)
    }
    let window: Window = try await shown()
    #expect(try scrolled.makeTexture().pixel(x: 5, y: 5) == [0, 0, 255, 255])
    content.insert(red, after: blue)
    await waitForFrame(of: window)
    #expect(try scrolled.makeTexture().pixel(x: 5, y: 5) == [255, 0, 0, 255])
    content.insert(red, after: nil)
    await waitForFrame(of: window)
    #expect(try scrolled.makeTexture().pixel(x: 5, y: 5) == [0, 0, 255, 255])
    content.remove(blue)
    await waitForFrame(of: window)
    #expect(try scrolled.makeTexture().pixel(x: 5, y: 5) == [255, 0, 0, 255])
    #expect(content.drawnChildCount == 1)
    window.destroy()
  }

  @Test(arguments: [10.0, 100, 1_000, 10_000])
  func childrenOfAnySizeAreFoundWhereverTheyAre(length: Double) async throws {
    content.requestedSize = (20_000, 40_000)
    let child: Drawing = colored(1, 0)
    content.insert(child, after: nil)
    content.setFrame(of: child, x: 20, y: 20, width: length, height: length)
    let window: Window = try await shown()
    for place: Double in [0, 127, 129, 3_333, 16_000] {
      content.setFrame(of: child, x: place + 20, y: place + 20, width: length, height: length)
      // Its last pixels at the top left corner of what can be seen.
      scrolled.hadjustment?.value = place + 20 + length - 5
      scrolled.vadjustment?.value = place + 20 + length - 5
      await waitForFrame(of: window)
      #expect(try scrolled.makeTexture().pixel(x: 2, y: 2) == [255, 0, 0, 255])
      #expect(try scrolled.makeTexture().pixel(x: 8, y: 8) != [255, 0, 0, 255])
    }
    window.destroy()
  }

  @Test func aTransformCountsForWhereAChildIs() async throws {
    content.requestedSize = (100, 20_000)
    let child: Drawing = colored(1, 0)
    content.insert(child, after: nil)
    content.setFrame(of: child, x: 0, y: 15_000, width: 50, height: 50)
    let window: Window = try await shown()
    #expect(content.drawnChildCount == 0)
    content.setTransform(of: child, a: 1, b: 0, c: 0, d: 1, tx: 0, ty: -15_000)
    await waitForFrame(of: window)
    #expect(content.drawnChildCount == 1)
    #expect(try scrolled.makeTexture().pixel(x: 5, y: 5) == [255, 0, 0, 255])
    content.resetTransform(of: child)
    await waitForFrame(of: window)
    #expect(content.drawnChildCount == 0)
    window.destroy()
  }

  @Test func childrenMoveBetweenContainersThatCullAndThoseThatDoNot() async throws {
    let labels: [Label] = addLabels(50)
    let other = LayoutContainer()
    let window: Window = try await shown()
    for label in labels { other.insert(label, after: nil) }
    #expect(content.childCount == 0)
    await waitForFrame(of: window)
    #expect(content.drawnChildCount == 0)
    for label in labels.reversed() { content.insert(label, after: nil) }
    content.cull = false
    content.cull = true
    await waitForFrame(of: window)
    #expect(content.drawnChildCount > 8)
    #expect(content.drawnChildCount < 30)
    window.destroy()
  }
}
#endif
