import Foundation
import Testing

@testable import SwiftUICore

@Suite struct ShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func bounds(_ shape: some Shape) -> CGRect {
    let bounds = shape.path(in: rect).boundingRect
    // Curves are only exact to rounding errors.
    return CGRect(
      x: (bounds.minX * 1e6).rounded() / 1e6, y: (bounds.minY * 1e6).rounded() / 1e6,
      width: (bounds.width * 1e6).rounded() / 1e6, height: (bounds.height * 1e6).rounded() / 1e6)
  }

  @Test func shapesFillTheirSpace() {
    #expect(bounds(Rectangle()) == rect)
    #expect(bounds(RoundedRectangle(cornerRadius: 10)) == rect)
    #expect(bounds(UnevenRoundedRectangle(topLeadingRadius: 10)) == rect)
    #expect(bounds(Ellipse()) == rect)
    #expect(bounds(Capsule()) == rect)
    #expect(bounds(Circle()) == CGRect(x: 30, y: 20, width: 60, height: 60))
  }

  @Test func insetsShrink() {
    let inner = rect.insetBy(dx: 5, dy: 5)
    #expect(bounds(Rectangle().inset(by: 5)) == inner)
    #expect(bounds(RoundedRectangle(cornerRadius: 10).inset(by: 5)) == inner)
    #expect(bounds(UnevenRoundedRectangle(topLeadingRadius: 10).inset(by: 5)) == inner)
    #expect(bounds(Ellipse().inset(by: 5)) == inner)
    #expect(bounds(Capsule().inset(by: 2).inset(by: 3)) == inner)
    #expect(bounds(Circle().inset(by: 5)) == CGRect(x: 35, y: 25, width: 50, height: 50))
    #expect(Rectangle().inset(by: 50).path(in: rect).isEmpty)
    #expect(bounds(Rectangle().offset(x: 1, y: 2).inset(by: 5)) == inner.offsetBy(dx: 1, dy: 2))
  }

  @Test func insetCornersAreConcentric() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 10).path(in: square)
    let expected = Path(
      roundedRect: square.insetBy(dx: 10, dy: 10), cornerRadius: 10, style: .circular)
    #expect(path == expected)
  }

  @Test func shapesAreChanged() {
    #expect(
      bounds(Rectangle().offset(CGSize(width: 5, height: -5))).origin == CGPoint(x: 15, y: 15))
    #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 35, y: 35, width: 50, height: 30))
    #expect(
      bounds(Rectangle().scale(x: 0.5, y: 1, anchor: .topLeading))
        == CGRect(x: 10, y: 20, width: 50, height: 60))
    #expect(
      bounds(Rectangle().rotation(.degrees(90))) == CGRect(x: 30, y: 0, width: 60, height: 100))
    #expect(
      bounds(Rectangle().transform(CGAffineTransform(translationX: 1, y: 2)))
        == rect.offsetBy(dx: 1, dy: 2))
    #expect(
      bounds(Rectangle().size(width: 10, height: 20))
        == CGRect(x: 10, y: 20, width: 10, height: 20))
    #expect(
      bounds(Rectangle().size(width: 10, height: 20, anchor: .bottomTrailing))
        == CGRect(x: 100, y: 60, width: 10, height: 20))
    #expect(
      bounds(Rectangle().trim(from: 0, to: 0.5)) == rect)
    #expect(bounds(Rectangle().stroke(lineWidth: 4)) == rect.insetBy(dx: -2, dy: -2))
    #expect(bounds(AnyShape(Circle())) == bounds(Circle()))
  }

  @Test func shorthandsAreTheSameShapes() {
    func path<S: Shape>(_ shape: S) -> Path { shape.path(in: rect) }
    #expect(path(.rect) == path(Rectangle()))
    #expect(path(.circle) == path(Circle()))
    #expect(path(.ellipse) == path(Ellipse()))
    #expect(path(.capsule) == path(Capsule()))
    #expect(path(.rect(cornerRadius: 5)) == path(RoundedRectangle(cornerRadius: 5)))
    #expect(
      path(.rect(topLeadingRadius: 5)) == path(UnevenRoundedRectangle(topLeadingRadius: 5)))
  }

  @Test func proposalsAreTaken() {
    let proposal = ProposedViewSize(width: 30, height: 50)
    #expect(Rectangle().sizeThatFits(proposal) == CGSize(width: 30, height: 50))
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: 30, height: 30))
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: nil, height: 7))
        == CGSize(width: 7, height: 7))
    #expect(Circle().stroke().sizeThatFits(proposal) == CGSize(width: 30, height: 30))
    #expect(
      Rectangle().size(width: 3, height: 4).sizeThatFits(proposal) == CGSize(width: 3, height: 4))
  }

  @Test func rolesTellStrokesFromFills() {
    func role<S: Shape>(_ shape: S) -> ShapeRole { S.role }
    #expect(role(Circle()) == .fill)
    #expect(role(Circle().stroke()) == .stroke)
    #expect(role(Circle().stroke().offset(x: 1)) == .stroke)
  }

  @Test func shapesAnimate() {
    var trimmed = _TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 1)
    trimmed.animatableData.second.second = 0.5
    #expect(trimmed.endFraction == 0.5)
    var rounded = RoundedRectangle(cornerRadius: 10)
    rounded.animatableData.scale(by: 0.5)
    #expect(rounded.cornerSize == CGSize(width: 5, height: 5))
    var inset = _Inset(shape: Rectangle(), amount: 4)
    inset.animatableData.second = 2
    #expect(inset.amount == 2)
  }

  /// What inspection reads.
  @Test func storedPropertiesAreTheKnownOnes() throws {
    let inset = Circle().inset(by: 3)
    #expect("\(type(of: inset))".hasPrefix("_Inset"))
    #expect(child("amount", of: inset) as? CGFloat == 3)
    let stroked = Circle().offset(x: 1).stroke(lineWidth: 2)
    #expect("\(type(of: stroked))".hasPrefix("_StrokedShape"))
    #expect(child("style", of: stroked) as? StrokeStyle == StrokeStyle(lineWidth: 2))
    let offset = try #require(child("shape", of: stroked))
    #expect(child("offset", of: offset) as? CGSize == CGSize(width: 1, height: 0))
  }
}

@Suite @MainActor struct ShapeViewTests {
  private func primitives(_ view: some View) -> [ShapePrimitive] {
    HeadlessWindow(size: CGSize(width: 100, height: 60), view).primitives(ShapePrimitive.self)
  }

  private func hex(_ primitive: ShapePrimitive?) -> String? {
    guard case .color(let color)? = primitive?.paint?.fill else { return nil }
    return color.description
  }

  @Test func aShapeIsDrawnInTheForeground() throws {
    let primitive = try #require(primitives(Rectangle()).first)
    #expect(hex(primitive) == "#000000FF")
    #expect(
      primitive.drawing(in: CGSize(width: 100, height: 60))
        == .fill(Path(CGRect(x: 0, y: 0, width: 100, height: 60)), FillStyle()))
  }

  @Test func aStrokeStaysAStroke() throws {
    let primitive = try #require(
      primitives(Rectangle().stroke(Color.white, lineWidth: 3)).first)
    #expect(hex(primitive) == "#FFFFFFFF")
    #expect(
      primitive.drawing(in: CGSize(width: 10, height: 10))
        == .stroke(
          Path(CGRect(x: 0, y: 0, width: 10, height: 10)), StrokeStyle(lineWidth: 3),
          antialiased: true))
  }

  @Test func strokeBordersLieInside() throws {
    let primitive = try #require(primitives(Rectangle().strokeBorder(.white, lineWidth: 4)).first)
    guard
      case .stroke(let path, let style, _) = primitive.drawing(in: CGSize(width: 20, height: 20))
    else {
      Issue.record("not a stroke")
      return
    }
    #expect(style.lineWidth == 4)
    #expect(path.boundingRect == CGRect(x: 2, y: 2, width: 16, height: 16))
  }

  @Test func laterFillsAndStrokesAreInFront() {
    let view = Circle().fill(Color(white: 0)).stroke(Color(white: 1), lineWidth: 2)
    #expect(primitives(view).compactMap { hex($0) } == ["#000000FF", "#FFFFFFFF"])
    let border = Circle().fill(.white).strokeBorder(.black)
    #expect(primitives(border).compactMap { hex($0) } == ["#FFFFFFFF", "#000000FF"])
  }

  @Test func stylesAreViewsThatFillTheirSpace() throws {
    let color = try #require(primitives(Color.red).first)
    #expect(hex(color) == "#FF3B30FF")
    #expect(
      color.sizeThatFits(ProposedViewSize(width: 7, height: 9)) == CGSize(width: 7, height: 9))
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(primitives(gradient).count == 1)
  }

  @Test func onlyWhatDependsOnTheColorSchemeIsMadeAgain() {
    let view = VStack { Color.red }
    let window = HeadlessWindow(view.environment(\.colorScheme, .light))
    window.update(view.environment(\.colorScheme, .dark))
    #expect(window.primitives(ShapePrimitive.self).map { hex($0) } == ["#FF453AFF"])
  }

  @Test func unevenCornersFollowTheLayoutDirection() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 5, style: .circular)
    let view = shape.environment(\.layoutDirection, .rightToLeft)
    let primitive = try #require(primitives(view).first)
    guard case .fill(let path, _) = primitive.drawing(in: CGSize(width: 20, height: 20)) else {
      Issue.record("not a fill")
      return
    }
    #expect(path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 0.5)))
  }

  /// What inspection reads.
  @Test func structureIsTheKnownOne() throws {
    let filled = Circle().fill(Color.red)
    let view = try #require(child("view", of: filled))
    let content = try #require(child("content", of: view))
    #expect("\(type(of: content))" == "_ShapeView<Circle, Color>")
    #expect(child("style", of: content) as? Color == .red)
    #expect(child("fillStyle", of: content) as? FillStyle == FillStyle())
  }
}
