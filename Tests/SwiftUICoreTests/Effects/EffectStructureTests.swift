import Foundation
import Testing

@testable import SwiftUICore

/// The paths by which ViewInspector finds effects, and what they draw.
@Suite @MainActor struct EffectStructureTests {
  private func modifierName(_ view: some View) throws -> String {
    String(describing: type(of: try property("modifier", of: view)))
  }

  @Test func colors() throws {
    let view = EmptyView()
    #expect(try property("modifier|amount", of: view.brightness(0.3)) as? Double == 0.3)
    #expect(try modifierName(view.brightness(0.3)) == "_BrightnessEffect")
    #expect(try property("modifier|color", of: view.colorMultiply(.red)) as? Color == .red)
    #expect(try modifierName(view.colorMultiply(.red)) == "_ColorMultiplyEffect")
    #expect(try modifierName(view.luminanceToAlpha()) == "_LuminanceToAlphaEffect")
    #expect(
      try property("modifier|blendMode", of: view.blendMode(.screen)) as? BlendMode == .screen)
    #expect(try modifierName(view.blendMode(.screen)) == "_BlendModeEffect")
    #expect(try property("modifier|mask", of: view.mask { Text("m") }) is Text)
    #expect(try modifierName(view.mask { Text("m") }).hasPrefix("_MaskEffect"))
  }

  @Test func transforms() throws {
    let shear = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 4)
    let view = EmptyView()
    #expect(
      try property("modifier|transform", of: view.transformEffect(shear)) as? CGAffineTransform
        == shear)
    #expect(try modifierName(view.transformEffect(shear)) == "_TransformEffect")
    let projection = ProjectionTransform(shear)
    #expect(
      try property("modifier|transform", of: view.projectionEffect(projection))
        as? ProjectionTransform == projection)
    let turned = view.rotation3DEffect(
      .degrees(60), axis: (x: 1, y: 0, z: 0), anchor: .top, anchorZ: 2, perspective: 3)
    #expect(try modifierName(turned) == "_Rotation3DEffect")
    #expect(try property("modifier|angle", of: turned) as? Angle == .degrees(60))
    #expect(try property("modifier|anchor", of: turned) as? UnitPoint == .top)
    #expect(try property("modifier|anchorZ", of: turned) as? CGFloat == 2)
    #expect(try property("modifier|perspective", of: turned) as? CGFloat == 3)
    let axis = try property("modifier|axis", of: turned) as? (x: CGFloat, y: CGFloat, z: CGFloat)
    #expect(axis?.x == 1)
    #expect(axis?.z == 0)
  }

  @Test func turnedAboutTheScreensAxisIsARotation() throws {
    let window = HeadlessWindow(
      Shown("a").rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)))
    let flat = try #require(window.primitives(TransformPrimitive.self).first)
    let point: CGPoint = CGPoint(x: 1, y: 0).applying(flat.transform)
    #expect(abs(point.x) < 1e-9)
    #expect(abs(point.y - 1) < 1e-9)
    // About the x axis, the height shrinks with the cosine.
    let tilted = HeadlessWindow(
      Shown("a").rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0)))
    let transform = try #require(tilted.primitives(TransformPrimitive.self).first?.transform)
    #expect(abs(transform.d - 0.5) < 1e-9)
    #expect(transform.a == 1)
  }

  @Test func geometryEffectsKnowTheSize() throws {
    struct HalfRight: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
      }
    }
    let window = HeadlessWindow(Shown("a").modifier(HalfRight()))
    let effect = try #require(window.primitives(SizedTransformPrimitive.self).first)
    #expect(effect.transform(CGSize(width: 50, height: 10)).tx == 25)
    let ignored = HalfRight().ignoredByLayout()
    #expect(ignored.effectValue(size: CGSize(width: 8, height: 0)).m31 == 4)
  }

  @Test func aShapeMasks() {
    let window = HeadlessWindow(Shown("a").mask(Circle()))
    #expect(window.primitives(ClipPrimitive.self).count == 1)
    #expect(window.shown == ["a"])
  }

  @Test func otherViewsMaskInAGroupOfTheirOwn() {
    let window = HeadlessWindow(Shown("a").mask { Shown("mask") })
    #expect(window.primitives(MaskPrimitive.self).map(\.part) == [.whole, .mask])
    #expect(window.shown == ["a", "mask"])
  }

  @Test func mirroredForTheLayoutDirection() throws {
    let view = Shown("a").flipsForRightToLeftLayoutDirection(true)
    #expect(try property("modifier|isEnabled", of: view) as? Bool == true)
    let left = HeadlessWindow(view)
    #expect(left.primitives(TransformPrimitive.self).first?.transform == .identity)
    let right = HeadlessWindow(view.environment(\.layoutDirection, .rightToLeft))
    #expect(right.primitives(TransformPrimitive.self).first?.transform.a == -1)
  }

  @Test func visualEffectsSeeTheGeometry() {
    let window = HeadlessWindow(
      Shown("a").visualEffect { content, proxy in
        content.opacity(proxy.size.width > 40 ? 0.25 : 1)
      })
    window.flush()
    #expect(window.primitives(OpacityPrimitive.self).map(\.opacity) == [0.25])
  }

  @Test func redactionReasonsAdd() {
    struct Reads: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Shown("\(reasons.rawValue)") }
    }
    let window = HeadlessWindow(
      VStack {
        Reads().redacted(reason: .placeholder).redacted(reason: .privacy)
        Reads().unredacted().redacted(reason: .privacy)
      })
    #expect(window.shown == ["3", "0"])
  }
}
