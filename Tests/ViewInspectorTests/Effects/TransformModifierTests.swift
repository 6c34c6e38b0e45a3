import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Transforms, colors and masks")
struct TransformModifierTests {
  @Test func rotation3D() throws {
    typealias Rotation = InspectableView<ViewType.EmptyView>.Rotation3D
    let view = EmptyView().rotation3DEffect(
      .degrees(20), axis: (x: 1, y: 2, z: 3), anchor: .top, anchorZ: 4, perspective: 0.5)
    try expectModifier("rotation3DEffect", on: view) {
      let rotation: Rotation = try $0.rotation3D()
      let axis: Rotation.Axis = rotation.axis
      return axis == (x: 1, y: 2, z: 3) && rotation.angle == .degrees(20)
        && rotation.anchor == .top && rotation.anchorZ == 4 && rotation.perspective == 0.5
    }
  }

  @Test func transforms() throws {
    let transform = CGAffineTransform(translationX: 3, y: 4)
    try expectModifier("transformEffect", on: EmptyView().transformEffect(transform)) {
      try $0.transformEffect() == transform
    }
    let projection = ProjectionTransform(transform)
    try expectModifier("projectionEffect", on: EmptyView().projectionEffect(projection)) {
      try $0.projectionTransform() == projection
    }
  }

  @Test func colors() throws {
    try expectModifier("colorMultiply", on: EmptyView().colorMultiply(.red)) {
      try $0.colorMultiply() == .red
    }
    try expectModifier("luminanceToAlpha", on: EmptyView().luminanceToAlpha()) {
      try $0.luminanceToAlpha()
      return true
    }
    try expectModifier("blendMode", on: EmptyView().blendMode(.multiply)) {
      try $0.blendMode() == .multiply
    }
    try expectModifier("brightness", on: EmptyView().brightness(0.25)) {
      try $0.brightness() == 0.25
    }
  }

  @Test func mask() throws {
    let view = EmptyView().mask(Text("a")).mask { Text("b") }
    try expectModifier("mask", on: view) { try $0.mask().text().string() == "a" }
    #expect(try view.inspect().emptyView().mask(1).text().string() == "b")
    #expect(try view.inspect().find(text: "b").pathToRoot == "emptyView().mask(1).text()")
  }

  @Test func mirroring() throws {
    let view = EmptyView().flipsForRightToLeftLayoutDirection(true)
    #expect(try view.inspect().emptyView().flipsForRightToLeftLayoutDirection())
    #expect(
      try HStack { view }.inspect().find(ViewType.EmptyView.self)
        .flipsForRightToLeftLayoutDirection())
    #expect(try !EmptyView().inspect().emptyView().flipsForRightToLeftLayoutDirection())
    let inside = HStack { EmptyView() }.flipsForRightToLeftLayoutDirection(true)
    #expect(try inside.inspect().hStack().emptyView(0).flipsForRightToLeftLayoutDirection())
  }

  @Test func safeArea() throws {
    try expectModifier(
      "edgesIgnoringSafeArea", on: EmptyView().edgesIgnoringSafeArea(.horizontal)
    ) { try $0.edgesIgnoringSafeArea() == .horizontal }
    try expectModifier(
      "ignoresSafeArea(_:edges:)", on: EmptyView().ignoresSafeArea(.keyboard, edges: .bottom)
    ) {
      let (regions, edges) = try $0.ignoresSafeArea()
      return regions == .keyboard && edges == .bottom
    }
  }
}
