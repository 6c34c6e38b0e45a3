import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct CanvasTests {
  private func draw(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> HeadlessWindow<Canvas<EmptyView>> {
    HeadlessWindow(size: CGSize(width: 200, height: 100), Canvas(renderer: renderer))
  }

  @Test func pathsAreFilledAndStroked() throws {
    var size: CGSize?
    let window = draw { context, canvas in
      size = canvas
      context.fill(Path(CGRect(x: 10, y: 10, width: 30, height: 20)), with: .color(.red))
      context.translateBy(x: 100, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.stroke(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .foreground)
    }
    #expect(size == CGSize(width: 200, height: 100))
    #expect(window.primitives(ShapePrimitive.self).count == 2)
  }

  @Test
  func viewsStandWhereTheyAreDrawn() throws {
    let window = draw { context, size in
      context.draw(Text("abc"), at: CGPoint(x: 100, y: 50))
      context.translateBy(x: 20, y: 0)
      context.draw(Text("corner"), at: .zero, anchor: .topLeading)
      context.draw(Text("box"), in: CGRect(x: 0, y: 60, width: 80, height: 40))
      context.draw(Image(systemName: "star"), in: CGRect(x: 100, y: 60, width: 30, height: 20))
    }
    // Without a toolkit a character is 8 by 16 points.
    #expect(window.view(withText: "abc")?.frame == CGRect(x: 88, y: 42, width: 24, height: 16))
    #expect(window.view(withText: "corner")?.frame.origin == CGPoint(x: 20, y: 0))
    #expect(window.view(withText: "box")?.frame.origin == CGPoint(x: 20, y: 60))
    let image = window.container.descendants.first { $0.primitive is ImagePrimitive }
    #expect(image?.frame == CGRect(x: 120, y: 60, width: 30, height: 20))
  }

  @Test func textsAndImagesCanBeMeasured() {
    var size: CGSize?
    var baseline: CGFloat?
    var image: CGSize?
    let window = draw { context, canvas in
      let text = context.resolve(Text("abc"))
      size = text.measure(in: canvas)
      baseline = text.firstBaseline(in: canvas)
      image = context.resolve(Image(systemName: "star")).size
    }
    #expect(size == CGSize(width: 24, height: 16))
    #expect(baseline == 12)
    #expect((image?.width ?? 0) > 0)
    #expect(window.texts == [])
  }

  @Test
  func symbolsAreDrawnByTheirTags() {
    var size: CGSize?
    let window = HeadlessWindow(
      size: CGSize(width: 200, height: 100),
      Canvas { context, _ in
        guard let mark = context.resolveSymbol(id: "mark") else { return }
        size = mark.size
        context.draw(mark, at: CGPoint(x: 20, y: 20), anchor: .topLeading)
        context.draw(mark, at: CGPoint(x: 120, y: 20), anchor: .topLeading)
        if let loop = context.resolveSymbol(id: 2) { context.draw(loop, at: .zero) }
        if context.resolveSymbol(id: "none") != nil { context.draw(Text("never"), at: .zero) }
      } symbols: {
        LayoutProbe("mark", 30, 10).tag("mark")
        ForEach(1..<3) { LayoutProbe("loop \($0)", 5, 5) }
      })
    #expect(size == CGSize(width: 30, height: 10))
    #expect(window.names == ["mark", "mark", "loop 2"])
    #expect(window.frame("mark") == CGRect(20, 20, 30, 10))
    #expect(window.texts == [])
  }

  @Test func stateAppliesToWhatFollows() throws {
    var recorded: [GraphicsContext.Operation] = []
    let window = draw { context, size in
      var copy = context
      copy.opacity = 0.5
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
      #expect(copy.clipBoundingRect == CGRect(x: 0, y: 0, width: 50, height: 50))
      copy.addFilter(.blur(radius: 3))
      copy.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(white: 0.5))
      context.drawLayer { layer in
        layer.rotate(by: .degrees(90))
        layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .style(.tint))
      }
      recorded = context.recording.operations
    }
    #expect(recorded.map(\.opacity) == [0.5, 1, 1])
    #expect(recorded.map(\.clips.count) == [1, 0, 0])
    #expect(recorded.map(\.filters.count) == [1, 0, 0])
    #expect(window.primitives(ShapePrimitive.self).count == 3)
    #expect(window.primitives(OpacityPrimitive.self).map(\.opacity).contains(0.5))
  }

  @Test func gradientsAreInThePointsOfTheContext() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let shading = GraphicsContext.Shading.linearGradient(
      gradient, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 50, y: 50))
    let style: AnyShapeStyle = shading.style(
      in: CGSize(width: 200, height: 100), CGAffineTransform(scaleX: 2, y: 2))
    let paint = try #require(style.paint(in: EnvironmentValues()))
    guard case .linearGradient(_, let start, let end) = paint.fill else {
      Issue.record("\(paint)")
      return
    }
    #expect(start == .topLeading)
    #expect(end == UnitPoint(x: 0.5, y: 1))
  }

  @Test func itsOptionsCanBeReflected() throws {
    var canvas = Canvas(
      opaque: true, colorMode: .linear, renderer: { _, _ in }, symbols: { Text("a") })
    #expect(try property("symbols", of: canvas) is Text)
    #expect(
      try property("rasterizationOptions|colorMode", of: canvas) as? ColorRenderingMode == .linear)
    #expect(try property("rasterizationOptions|flags|rawValue", of: canvas) as? UInt32 == 2)
    canvas.rendersAsynchronously = true
    canvas.isOpaque = false
    #expect(try property("rasterizationOptions|flags|rawValue", of: canvas) as? UInt32 == 4)
    let container = GlassEffectContainer(spacing: 4) { Text("a") }
    #expect(try property("base|content", of: container) is Text)
    #expect(try property("base|config|smoothness|some", of: container) as? CGFloat == 4)
    #expect(HeadlessWindow(container).texts == ["a"])
  }
}
