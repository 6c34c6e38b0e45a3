import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct MenuTests {
  @Test func itsPartsCanBeReflected() throws {
    let log = Log()
    let menu = Menu {
      Text("content")
    } label: {
      Image(systemName: "star")
    } primaryAction: {
      log("primary")
    }
    #expect(try property("content", of: menu) is Text)
    #expect(try property("label", of: menu) is Image)
    let action = try #require(try property("primaryAction|some", of: menu) as? () -> Void)
    action()
    #expect(log.take() == ["primary"])
    #expect(child("some", of: try property("primaryAction", of: Menu("m") { EmptyView() })) == nil)
  }

  @Test
  func theItemsAreShownWhenItIsOpen() throws {
    let window = HeadlessWindow(Menu("Actions", systemImage: "ellipsis") { Text("item") })
    #expect(window.texts == ["Actions"])
    window.press("Actions")
    window.flush()
    #expect(opened(window) == ["item"])
  }

  /// The texts of what is presented over the window.
  private func opened<V>(_ window: HeadlessWindow<V>) -> [String] {
    let renderer = window.graph.renderer as? HeadlessRenderer
    return (renderer?.presented ?? []).flatMap(\.descendants)
      .compactMap { ($0.primitive as? TextPrimitive)?.string }
  }

  @Test
  func choosingAnItemClosesTheMenu() throws {
    let log = Log()
    let window = HeadlessWindow(Menu("Actions") { Button("Do") { log("done") } })
    window.press("Actions")
    window.flush()
    #expect(opened(window) == ["Do"])
    let renderer = try #require(window.graph.renderer as? HeadlessRenderer)
    let item = try #require(
      renderer.presented.flatMap(\.descendants).compactMap { $0.primitive as? ButtonPrimitive }
        .first)
    item.action()
    window.flush()
    #expect(log.take() == ["done"])
    #expect(opened(window).isEmpty)
  }

  @Test
  func aPrimaryActionHasTheButton() {
    let log = Log()
    let window = HeadlessWindow(
      Menu("Save") {
        Text("item")
      } primaryAction: {
        log("save")
      })
    #expect(window.buttons.count == 2)
    window.press("Save")
    #expect(log.take() == ["save"])
    #expect(opened(window).isEmpty)
    window.buttons.last?.action()
    window.flush()
    #expect(opened(window) == ["item"])
  }

  @Test func styles() throws {
    struct Own: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        Shown("own")
        Menu(configuration)
      }
    }
    let menu = Menu("Actions") { Text("item") }
    let window = HeadlessWindow(VStack { menu.menuStyle(Own()) })
    #expect(window.shown == ["own"])
    #expect(window.texts == ["Actions"])
    #expect(try property("modifier|style", of: menu.menuStyle(Own())) is Own)
    func appearance(_ style: some MenuStyle) -> [ButtonPrimitive.Appearance] {
      HeadlessWindow(menu.menuStyle(style)).buttons.map(\.appearance)
    }
    #expect(appearance(.automatic) == [.bordered])
    #expect(appearance(.button) == [.bordered])
    #expect(appearance(.borderlessButton) == [.borderless])
    let hidden = HeadlessWindow(menu.menuIndicator(.hidden))
    #expect(hidden.primitives(ImagePrimitive.self).isEmpty)
    #expect(HeadlessWindow(menu).primitives(ImagePrimitive.self).count == 1)
  }

  @available(*, deprecated)
  @Test func theOlderMenuButton() throws {
    let button = MenuButton(label: Text("Old")) { Text("item") }
    #expect(try property("label", of: button) is Text)
    #expect(try property("content", of: button) is Text)
    let plain = HeadlessWindow(button)
    #expect(plain.texts == ["Old"])
    #expect(plain.buttons.map(\.appearance) == [.bordered])
    let borderless = HeadlessWindow(button.menuButtonStyle(BorderlessButtonMenuButtonStyle()))
    #expect(borderless.buttons.map(\.appearance) == [.borderless])
    let style = button.menuButtonStyle(PullDownMenuButtonStyle())
    #expect(try property("modifier|style", of: style) is PullDownMenuButtonStyle)
  }
}
