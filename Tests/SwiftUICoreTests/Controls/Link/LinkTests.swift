import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct LinkTests {
  private let url = URL(fileURLWithPath: "/terms")

  @Test func theLinkOpensItsURL() {
    let log = Log()
    let window = HeadlessWindow(
      Link("Terms", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { opened in
            MainActor.assumeIsolated { log(opened.path) }
            return .handled
          }))
    #expect(window.buttons.map(\.appearance) == [.link])
    window.press("Terms")
    #expect(log.take() == ["/terms"])
  }

  @Test func aButtonStyleAppliesToLinks() {
    let window = HeadlessWindow(Link("Terms", destination: url).buttonStyle(.bordered))
    #expect(window.buttons.map(\.appearance) == [.bordered])
  }

  @Test func itsPartsCanBeReflected() throws {
    let link = Link(destination: url) { Image(systemName: "link") }
    #expect(try property("label", of: link) is Image)
    #expect(try property("destination|configuration|url", of: link) as? URL == url)
  }

  @Test func helpIsALinkOrAnAction() {
    let log = Log()
    let action = HeadlessWindow(HelpLink { log("help") })
    action.buttons.first?.action()
    #expect(log.take() == ["help"])
    let link = HeadlessWindow(
      HelpLink(destination: url).environment(
        \.openURL,
        OpenURLAction { opened in
          MainActor.assumeIsolated { log(opened.path) }
          return .handled
        }))
    link.buttons.first?.action()
    #expect(log.take() == ["/terms"])
  }
}
