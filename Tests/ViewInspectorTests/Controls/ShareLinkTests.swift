import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting ShareLink")
struct ShareLinkTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: ShareLink(item: "a"), "shareLink", { try $0.shareLink() }, { try $0.shareLink($1) })
  }

  @Test func readsItsParts() throws {
    let sut = ShareLink("Title", item: "Item", subject: Text("Sub"), message: Text("Message"))
    let link = try sut.inspect().shareLink()
    #expect(try link.labelView().text().string() == "Title")
    #expect(try link.subjectView().string() == "Sub")
    #expect(try link.messageView().string() == "Message")
    let own = ShareLink(item: "Item") { HStack { Text("label") } }
    #expect(
      try own.inspect().find(text: "label").pathToRoot
        == "shareLink().labelView().hStack().text(0)")
    #expect(try sut.inspect().find(text: "Title").pathToRoot == "shareLink().labelView().text()")
    #expect(try sut.inspect().find(text: "Message").pathToRoot == "shareLink().messageView()")
    #expect(try sut.inspect().find(text: "Sub").pathToRoot == "shareLink().subjectView()")
  }

  @Test func readsItsItems() throws {
    let one = try ShareLink(item: "Item").inspect().shareLink()
    let urls = [URL(fileURLWithPath: "/1"), URL(fileURLWithPath: "/2")]
    let several = try ShareLink(items: urls).inspect().shareLink()
    #expect(try one.item(type: String.self) == "Item")
    #expect(try several.items() as? [URL] == urls)
    #expect(message { try one.item(type: URL.self) } == "Type mismatch: String is not URL")
    #expect(
      message { try several.item(type: String.self) }
        == "ShareLink has multiple items. Please use items() instead of item(type:)")
  }

  #if !os(tvOS)
  @Test func readsPreviews() throws {
    let sut = ShareLink(item: "Item", preview: SharePreview("title", image: "image", icon: "icon"))
    let preview = try sut.inspect().shareLink().sharePreview(
      for: "Item", imageType: String.self, iconType: String.self)
    #expect(try preview.title().string() == "title")
    #expect(try preview.image() == "image")
    #expect(try preview.icon() == "icon")
  }
  #endif
}
