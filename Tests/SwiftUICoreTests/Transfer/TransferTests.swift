import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct TransferTests {
  @Test func typesConform() throws {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "text/html") == .html)
    #expect(UTType("no type") == nil)
    #expect(UTType.pdf.preferredMIMEType == "application/pdf")
  }

  @Test func providersOfferData() throws {
    let provider = NSItemProvider(object: "hello")
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(try provider.data(of: "public.plain-text") == Data("hello".utf8))
    #expect(throws: CocoaError.self) { try provider.data(of: "public.image") }
    #expect(provider.canLoadObject(ofClass: String.self))
  }

  @Test func dropsAreValues() throws {
    let log = Log()
    let window = HeadlessWindow(
      Shown("a").dropDestination(for: String.self) { items, point in
        log("\(items) at \(Int(point.x))")
        return true
      } isTargeted: {
        log("\($0)")
      })
    let drop = try #require(
      window.container.descendants.flatMap { $0.attributes.values }
        .compactMap { $0 as? DropAttribute }.first)
    let text = DropInfo(
      location: CGPoint(x: 3, y: 0), providers: [NSItemProvider(transferring: "t")])
    #expect(drop.delegate.validateDrop(info: text))
    drop.delegate.dropEntered(info: text)
    #expect(drop.delegate.performDrop(info: text))
    #expect(log.take() == ["true", "false", "[\"t\"] at 3"])
    let image = NSItemProvider()
    image.registerDataRepresentation(forTypeIdentifier: "public.png") { Data() }
    #expect(!drop.delegate.validateDrop(info: DropInfo(location: .zero, providers: [image])))
  }

  @Test func dragsOfferValues() throws {
    let window = HeadlessWindow(Shown("a").draggable("dragged"))
    let drag = try #require(
      window.container.descendants.flatMap { $0.attributes.values }
        .compactMap { $0 as? DragAttribute }.first)
    #expect(drag.data().value(of: String.self) == "dragged")
  }
}
