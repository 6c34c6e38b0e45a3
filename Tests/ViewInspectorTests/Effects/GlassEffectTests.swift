import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Glass effects")
struct GlassEffectTests {
  @Test func effect() throws {
    let view = EmptyView().glassEffect(.regular.tint(.red).interactive(), in: Circle())
    try expectModifier("glassEffect", on: view) {
      let glass: ViewType.GlassEffect = try $0.glassEffect()
      _ = try glass.shape(Circle.self)
      return try glass.tintColor() == .red && glass.isInteractive()
    }
    #expect(
      message { try view.inspect().emptyView().glassEffect().shape(Rectangle.self) }
        == "Type mismatch: Circle is not Rectangle")
  }

  @Test func plainEffect() throws {
    let glass = try Text("a").glassEffect().inspect().text().glassEffect()
    #expect(try glass.tintColor() == nil)
    #expect(try !glass.isInteractive())
  }

  @Test(arguments: [GlassEffectTransition.materialize, .matchedGeometry, .identity])
  func transition(_ transition: GlassEffectTransition) throws {
    try expectModifier(
      "glassEffectTransition", on: EmptyView().glassEffectTransition(transition)
    ) { try $0.glassEffectTransition() == transition }
  }

  @Test func identity() throws {
    let namespace: Namespace.ID = Namespace().wrappedValue
    try expectModifier("glassEffectID", on: EmptyView().glassEffectID("a", in: namespace)) {
      let (id, own) = try $0.glassEffectID()
      return id == AnyHashable("a") && own == namespace
    }
    let none = EmptyView().glassEffectID(String?.none, in: namespace)
    #expect(try none.inspect().emptyView().glassEffectID().id == nil)
    try expectModifier(
      "glassEffectUnion", on: EmptyView().glassEffectUnion(id: 3, namespace: namespace)
    ) {
      let (id, own) = try $0.glassEffectUnion()
      return id == AnyHashable(3) && own == namespace
    }
  }
}
