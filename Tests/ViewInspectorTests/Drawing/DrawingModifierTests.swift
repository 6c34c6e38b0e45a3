import Combine
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Animations, groups and elements")
struct DrawingModifierTests {
  @Test func animation() throws {
    try expectModifier("animation", on: EmptyView().animation(.linear(duration: 2), value: 1)) {
      try $0.animation() == .linear(duration: 2)
    }
    #expect(try EmptyView().animation(nil, value: 1).inspect().emptyView().animation() == nil)
  }

  @Test func matchedGeometry() throws {
    let namespace: Namespace.ID = Namespace().wrappedValue
    let view = EmptyView().matchedGeometryEffect(
      id: "a", in: namespace, properties: .size, anchor: .top, isSource: false)
    try expectModifier("matchedGeometryEffect", on: view) {
      let effect = try $0.matchedGeometryEffect()
      return effect.id == AnyHashable("a") && effect.namespace == namespace
        && effect.properties == .size && effect.anchor == .top && !effect.isSource
    }
  }

  @Test func groups() throws {
    try expectModifier("compositingGroup", on: EmptyView().compositingGroup()) {
      try $0.compositingGroup()
      return true
    }
    try expectModifier(
      "drawingGroup", on: EmptyView().drawingGroup(opaque: true, colorMode: .linear)
    ) {
      let (isOpaque, colorMode) = try $0.drawingGroup()
      return isOpaque && colorMode == .linear
    }
  }

  @Test func containerShape() throws {
    let shape = RoundedRectangle(cornerRadius: 5)
    try expectModifier("containerShape", on: EmptyView().containerShape(shape)) {
      try $0.containerShape(RoundedRectangle.self).cornerSize == shape.cornerSize
    }
    #expect(
      message {
        _ = try EmptyView().containerShape(shape).inspect().emptyView().containerShape(Circle.self)
      } == "Type mismatch: RoundedRectangle is not Circle")
  }

  @Test func accessibilityElements() throws {
    try expectModifier(
      "accessibilityElement", on: EmptyView().accessibilityElement(children: .combine)
    ) { try $0.accessibilityElement() == .combine }
    try expectModifier(
      "accessibilityRepresentation",
      on: EmptyView().accessibilityRepresentation { Text("stands for it") }
    ) { try $0.accessibilityRepresentation().text().string() == "stands for it" }
    let children = EmptyView().accessibilityChildren {
      Text("a")
      Text("b")
    }
    try expectModifier("accessibilityChildren", on: children) {
      try $0.accessibilityChildren().text(1).string() == "b"
    }
  }

  @Test func lookedThrough() throws {
    try expectLookedThrough(EmptyView().transition(.opacity))
    try expectLookedThrough(EmptyView().onReceive(Just(1)) { _ in })
    let same = HStack { EquatableView(content: Color.red) }
    #expect(try same.inspect().find(ViewType.Color.self).pathToRoot == "hStack().color(0)")
  }
}
