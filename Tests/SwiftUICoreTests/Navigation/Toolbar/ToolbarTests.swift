import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct ToolbarTests {
  @Test func theStructureIsTheKnownOne() throws {
    let view = EmptyView().toolbar {
      ToolbarItem(placement: .principal) { Text("a") }
      ToolbarItemGroup(placement: .bottomBar) { Text("b") }
    }
    let modifier = try property("modifier", of: view)
    #expect(String(describing: type(of: modifier)).hasPrefix("ToolbarModifier"))
    let item = try property("content|value|.0", of: modifier)
    #expect(String(describing: type(of: item)).hasPrefix("ToolbarItem<"))
    #expect(try property("content", of: item) is Text)
    #expect(try property("placement", of: item) as? ToolbarItemPlacement == .principal)
    #expect(try property("showsByDefault", of: item) as? Bool == true)
    let group = try property("content|value|.1", of: modifier)
    #expect(try property("placement", of: group) as? ToolbarItemPlacement == .bottomBar)
    #expect(try property("content", of: group) is Text)
    let named = EmptyView().toolbar(id: "main") {
      ToolbarItem(id: "x", showsByDefault: false) { Text("a") }
    }
    #expect(try property("modifier|id", of: named) as? String == "main")
    #expect(try property("modifier|content|value|identifier", of: named) as? String == "x")
    let plain = EmptyView().toolbar { Text("c") }
    #expect(try property("modifier|content|value|content", of: plain) is Text)
  }

  struct Page: View {
    let source: Source<Bool>
    @State private var count = 0
    var body: some View {
      Shown("page \(count)").toolbar {
        ToolbarItem(placement: .cancellationAction) { Shown("cancel") }
        if source.value { ToolbarItem { Shown("extra") } }
        ToolbarItem(placement: .bottomBar) { Button("Add") { count += 1 } }
      }
    }
  }

  @Test func itemsAreInTheBarsOfTheStack() throws {
    let source = Source(false)
    let window = HeadlessWindow(NavigationStack { Page(source: source) })
    window.flush()
    #expect(window.shown == ["page 0", "cancel"])
    source.value = true
    window.flush()
    #expect(window.shown == ["page 0", "cancel", "extra"])
    try #require(window.primitives(ButtonPrimitive.self).first).action()
    window.flush()
    #expect(window.shown.first == "page 1")
    source.value = false
    window.flush()
    #expect(window.shown == ["page 1", "cancel"])
  }

  @Test func barsAreThoseOfThePageThatIsShown() {
    let window = HeadlessWindow(
      NavigationStack(path: .constant(NavigationPath([1]))) {
        Shown("root").toolbar { ToolbarItem { Shown("root item") } }
          .navigationDestination(for: Int.self) { number in
            Shown("page \(number)").toolbar { ToolbarItem { Shown("page item") } }
          }
      })
    window.flush()
    #expect(window.shown == ["page 1", "page item"])
  }

  @Test func navigationBars() throws {
    let view = EmptyView()
    let hidden = view.navigationBarHidden(true)
    #expect(try property("modifier|bars", of: hidden) as? [ToolbarPlacement] == [.navigationBar])
    #expect(
      String(describing: try property("modifier|visibility|some", of: hidden)) == "hidden")
    #expect(
      String(describing: type(of: try property("modifier", of: hidden)))
        == "ToolbarAppearanceModifier")
    let back = view.navigationBarBackButtonHidden(true)
    #expect(try property("modifier|value", of: back) as? Bool == true)
    #expect(
      String(describing: type(of: try property("modifier", of: back)))
        == "_PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>")
    let status = view.statusBar(hidden: true)
    #expect(try property("modifier|value", of: status) as? Bool == true)
    #expect(
      String(describing: type(of: try property("modifier", of: status)))
        == "TransactionalPreferenceModifier<Bool, StatusBarKey>")
  }
}
