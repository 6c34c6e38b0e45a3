#if GTK
import CGTK
import Foundation
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct ContainerDrawingTests {
  private func redSquare() -> Drawing {
    let drawing = Drawing()
    drawing.onSnapshot = { context, width, height in
      cairo_set_source_rgb(context, 1, 0, 0)
      cairo_rectangle(context, 0, 0, width, height)
      cairo_fill(context)
    }
    return drawing
  }

  private func shown(_ child: Widget) async throws -> Window {
    let window = Window()
    window.titlebar = Box(orientation: .horizontal, spacing: 0)
    window.setDefaultSize(200, height: 200)
    window.child = child
    try await show(window)
    return window
  }

  @Test func aDrawingDrawsWithCairoInItsFrame() async throws {
    let container = LayoutContainer()
    let drawing = redSquare()
    container.insert(drawing, after: nil)
    container.setFrame(of: drawing, x: 10, y: 10, width: 20, height: 20)
    let window = try await shown(container)
    let texture = try container.makeTexture()
    #expect(texture.pixel(x: 15, y: 15) == [255, 0, 0, 255])
    #expect(texture.pixel(x: 5, y: 5) == [0, 0, 0, 0])
    #expect(texture.pixel(x: 35, y: 15) == [0, 0, 0, 0])
    window.destroy()
  }

  @Test func nodesGoBelowWhatCairoDraws() async throws {
    let drawing = Drawing()
    drawing.onSnapshotNode = { snapshot, width, height in
      var color = GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1)
      var bounds = graphene_rect_t()
      graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    }
    drawing.onSnapshot = { context, width, height in
      cairo_set_source_rgb(context, 1, 0, 0)
      cairo_rectangle(context, 0, 0, width / 2, height)
      cairo_fill(context)
    }
    let window = try await shown(drawing)
    let texture = try drawing.makeTexture()
    #expect(texture.pixel(x: 2, y: 2) == [255, 0, 0, 255])
    #expect(texture.pixel(x: texture.width - 2, y: 2) == [0, 0, 255, 255])
    window.destroy()
  }

  @Test func aDrawingAsksForNothing() {
    let drawing = Drawing()
    #expect(drawing.measure(.horizontal) == (0, 0))
    #expect(drawing.measure(.vertical) == (0, 0))
    #expect(!drawing.focusable)
  }

  @Test func clippingCutsOffWhatIsOutside() async throws {
    let outer = LayoutContainer()
    let inner = LayoutContainer()
    let drawing = redSquare()
    outer.insert(inner, after: nil)
    inner.insert(drawing, after: nil)
    outer.setFrame(of: inner, x: 0, y: 0, width: 50, height: 50)
    inner.setFrame(of: drawing, x: 0, y: 0, width: 100, height: 100)
    let window = try await shown(outer)
    #expect(try outer.makeTexture().pixel(x: 80, y: 80) == [255, 0, 0, 255])
    inner.clipsContent = true
    await waitForFrame(of: window)
    #expect(try outer.makeTexture().pixel(x: 80, y: 80) == [0, 0, 0, 0])
    #expect(try outer.makeTexture().pixel(x: 1, y: 1) == [255, 0, 0, 255])
    inner.setCornerRadii(topLeft: 20, topRight: 0, bottomRight: 0, bottomLeft: 0)
    await waitForFrame(of: window)
    #expect(try outer.makeTexture().pixel(x: 1, y: 1) == [0, 0, 0, 0])
    #expect(try outer.makeTexture().pixel(x: 48, y: 1) == [255, 0, 0, 255])
    window.destroy()
  }

  @Test func cullingFollowsTheScrolling() async throws {
    let content = LayoutContainer()
    content.cull = true
    content.requestedSize = (100, 20_000)
    var previous: Widget?
    for index in 0..<1_000 {
      let child: Drawing = redSquare()
      content.insert(child, after: previous)
      content.setFrame(of: child, x: 0, y: Double(index) * 20, width: 100, height: 10)
      previous = child
    }
    let scrolled = ScrolledWindow()
    scrolled.child = content
    let window = try await shown(scrolled)
    #expect(content.drawnChildCount > 5)
    #expect(content.drawnChildCount < 50)
    for target: Double in [15_000, 200, 9_000] {
      scrolled.vadjustment?.value = target
      await waitForFrame(of: window)
      // A row begins at each multiple of 20.
      #expect(try scrolled.makeTexture().pixel(x: 5, y: 5) == [255, 0, 0, 255])
      #expect(content.drawnChildCount < 50)
    }
    content.cull = false
    await waitForFrame(of: window)
    #expect(content.drawnChildCount == 1_000)
    window.destroy()
  }

  @Test func cullingFollowsAnAncestorThatMoves() async throws {
    let outer = LayoutContainer()
    let content = LayoutContainer()
    content.cull = true
    outer.insert(content, after: nil)
    var previous: Widget?
    for index in 0..<1_000 {
      let child: Drawing = redSquare()
      content.insert(child, after: previous)
      content.setFrame(of: child, x: 0, y: Double(index) * 20, width: 100, height: 10)
      previous = child
    }
    outer.setFrame(of: content, x: 0, y: 0, width: 100, height: 20_000)
    let window = try await shown(outer)
    #expect(content.drawnChildCount < 50)
    outer.setFrame(of: content, x: 0, y: -10_000, width: 100, height: 20_000)
    await waitForFrame(of: window)
    #expect(try outer.makeTexture().pixel(x: 5, y: 5) == [255, 0, 0, 255])
    content.cull = false
    await waitForFrame(of: window)
    #expect(content.drawnChildCount == 1_000)
    window.destroy()
  }

  @Test func aPictureOfAWidgetIsWritten() async throws {
    let path: String = NSTemporaryDirectory() + "gtk-picture-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let drawing = redSquare()
    #expect(throws: Widget.PictureError.self) { try drawing.writePNG(to: path) }
    let window = try await shown(drawing)
    try drawing.writePNG(to: path)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    // A PNG file's signature, then its header with the width and height.
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let width: Int = data[16..<20].reduce(0) { $0 << 8 | Int($1) }
    #expect(width == drawing.width)
    #expect(throws: Widget.PictureError.self) { try drawing.writePNG(to: "/no/such/folder/a") }
    window.destroy()
  }
}
#endif
