import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ShareLinkTests {
  @Test func itBeginsAMail() throws {
    var opened: [URL] = []
    let page = URL(fileURLWithPath: "/page")
    let window = HeadlessWindow(
      ShareLink(item: page, subject: Text("A page"), message: Text("Read this"))
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          }))
    #expect(window.texts == ["Share…"])
    window.buttons.first?.action()
    let mail = try #require(
      opened.first.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) })
    #expect(mail.scheme == "mailto")
    #expect(mail.queryItems?.map(\.name) == ["subject", "body"])
    #expect(mail.queryItems?.map(\.value) == ["A page", "Read this\nfile:///page"])
  }

  @Test func itsPartsCanBeReflected() throws {
    let link = ShareLink(
      item: "text", subject: Text("s"), message: Text("m"),
      preview: SharePreview("title", image: Image(systemName: "star"), icon: 5)
    ) { Text("label") }
    #expect(try property("label", of: link) is Text)
    #expect(try property("message|some", of: link) as? Text == Text("m"))
    #expect(try property("subject|some", of: link) as? Text == Text("s"))
    #expect(try property("items|element", of: link) as? String == "text")
    let make = try #require(
      try property("preview|some", of: link) as? (String) -> SharePreview<Image, Int>)
    let preview = make("text")
    #expect(try property("title|some", of: preview) as? Text == Text("title"))
    #expect(try property("image|some", of: preview) as? Image == Image(systemName: "star"))
    #expect(try property("icon|some", of: preview) as? Int == 5)
    let several = ShareLink("Titled", items: ["a", "b"])
    #expect(try property("label|text", of: several) as? Text == Text("Titled"))
    #expect(try property("items", of: several) as? [String] == ["a", "b"])
    let plain = ShareLink(items: [1, 2]) { SharePreview("\($0)") }
    #expect(HeadlessWindow(plain).texts == ["Share…"])
  }
}
