import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Shape")
struct ShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func isReachedBySteps() throws {
    #expect(try AnyView(Rectangle()).inspect().anyView().shape().pathToRoot == "anyView().shape()")
    let row = HStack {
      EmptyView()
      Circle().fill(.red)
    }
    #expect(try row.inspect().hStack().shape(1).pathToRoot == "hStack().shape(1)")
    #expect(try row.inspect().find(ViewType.Shape.self).pathToRoot == "hStack().shape(1)")
    let text = "Type mismatch: EmptyView is not InspectableShape"
    #expect(message { try row.inspect().hStack().shape(0) } == text)
    #expect(message { try EmptyView().inspect().shape() } == text)
  }

  @Test func readsTheOutline() throws {
    let shape = Ellipse().inset(by: 10).offset(x: 10, y: 20).rotation(.degrees(30))
    #expect(try shape.inspect().shape().path(in: rect) == shape.path(in: rect))
    let filled = Ellipse().fill(.red)
    #expect(try filled.inspect().shape().path(in: rect) == Ellipse().path(in: rect))
  }

  @Test func viewsOfShapesHaveTheirOutline() {
    let ellipse: Path = Ellipse().path(in: rect)
    #expect((Ellipse().fill(.red) as any InspectableShape).path(in: rect) == ellipse)
    #expect((Ellipse().stroke(.red) as any InspectableShape).path(in: rect) == ellipse)
    #expect((Ellipse().strokeBorder(.red) as any InspectableShape).path(in: rect) == ellipse)
    let view = _ShapeView(shape: Ellipse(), style: Color.red)
    #expect((view as any InspectableShape).path(in: rect) == ellipse)
    #expect((Capsule() as any InspectableShape).path(in: rect) == Capsule().path(in: rect))
  }

  @Test func readsWhatWasApplied() throws {
    #expect(try Ellipse().inset(by: 10).inspect().shape().inset() == 10)
    #expect(
      try Ellipse().offset(x: 10, y: 20).inspect().shape().offset() == CGSize(width: 10, height: 20)
    )
    let scaled = try Ellipse().scale(x: 0.4, y: 0.9, anchor: .topLeading).inspect().shape().scale()
    #expect(scaled.x == 0.4)
    #expect(scaled.y == 0.9)
    #expect(scaled.anchor == .topLeading)
    let rotated = try Ellipse().rotation(.degrees(35), anchor: .bottom).inspect().shape().rotation()
    #expect(rotated.angle == .degrees(35))
    #expect(rotated.anchor == .bottom)
    let transform = CGAffineTransform(translationX: 40, y: -3)
    #expect(try Ellipse().transform(transform).inspect().shape().transform() == transform)
    #expect(
      try Ellipse().size(width: 10, height: 20).inspect().shape().size()
        == CGSize(width: 10, height: 20))
    let trimmed = try Ellipse().trim(from: 0.25, to: 0.9).offset(x: 1, y: 1).inspect().shape()
      .trim()
    #expect(trimmed.from == 0.25)
    #expect(trimmed.to == 0.9)
  }

  @Test func readsHowItIsDrawn() throws {
    let line = StrokeStyle(lineWidth: 5, lineCap: .round, dash: [3, 2])
    #expect(try Ellipse().stroke(style: line).inspect().shape().strokeStyle() == line)
    #expect(try Ellipse().stroke(.red, style: line).inspect().shape().strokeStyle() == line)
    let gradient = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottomLeading)
    let filled = try Ellipse().fill(gradient).inspect().shape()
    let read: LinearGradient = try filled.fillShapeStyle(LinearGradient.self)
    #expect(try read.inspect().linearGradient().endPoint() == .bottomLeading)
    let style = FillStyle(eoFill: true, antialiased: false)
    #expect(try Ellipse().fill(.red, style: style).inspect().shape().fillStyle() == style)
  }

  @Test func readsThroughSeveralLayers() throws {
    let shape = try Ellipse().inset(by: 5).rotation(.degrees(20)).offset(x: 10, y: 30).inspect()
      .shape()
    #expect(try shape.offset() == CGSize(width: 10, height: 30))
    #expect(try shape.rotation().angle == .degrees(20))
    #expect(try shape.inset() == 5)
  }

  @Test func namesWhatIsMissing() throws {
    #expect(
      message { try Ellipse().offset(x: 1, y: 1).inspect().shape().size() }
        == "Ellipse does not have 'size' attribute")
  }

  private struct Diamond: Shape {
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  }

  @Test func readsShapesOfTheUsersOwn() throws {
    let sut = HStack { Diamond() }
    #expect(try sut.inspect().hStack().shape(0).path(in: rect) == Ellipse().path(in: rect))
    #expect(try sut.inspect().find(ViewType.Shape.self).pathToRoot == "hStack().shape(0)")
  }
}
