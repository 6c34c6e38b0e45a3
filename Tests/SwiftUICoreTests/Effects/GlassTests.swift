import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct GlassTests {
  struct Named: View {
    @Namespace private var space
    let log: Log
    var body: some View {
      let view = Shown("a").glassEffectID("id", in: space)
      return view.onAppear { log("\(child("modifier", of: view) is GlassEffectIDModifier)") }
    }
  }

  @Test func theStructureIsTheKnownOne() throws {
    let view = EmptyView().glassEffect(.regular.tint(.red).interactive(), in: Circle())
    #expect(try property("modifier|config|glass|tintColor|some", of: view) as? Color == .red)
    #expect(try property("modifier|config|shape|storage|shape", of: view) is Circle)
    #expect(try property("modifier|config|glass|options|rawValue", of: view) as? Int == 1)
    let transition = EmptyView().glassEffectTransition(.identity)
    #expect(
      String(describing: try property("modifier|transition|kind", of: transition)) == "identity")
    let container = GlassEffectContainer(spacing: 12) { Text("in") }
    #expect(try property("base|content", of: container) is Text)
    #expect(try property("base|config|smoothness|some", of: container) as? CGFloat == 12)
    let log = Log()
    _ = HeadlessWindow(Named(log: log))
    #expect(log.take() == ["true"])
  }

  @Test func glassIsABackground() {
    let window = HeadlessWindow(Shown("a").glassEffect(.regular, in: Circle()))
    #expect(window.shown == ["a"])
    #expect(window.container.descendants.count == 2)
  }
}
