import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct AsyncImageTests {
  private func image(_ url: URL?) -> some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: Shown("empty")
      case .success: Shown("success")
      case .failure: Shown("failure")
      }
    }
  }

  @Test func aFileIsLoaded() async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).svg")
    try Data("<svg/>".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let window = HeadlessWindow(image(url))
    #expect(window.shown == ["empty"])
    let isLoaded: Bool = await eventually {
      window.flush()
      return window.shown == ["success"]
    }
    #expect(isLoaded)
  }

  @Test func whatIsNotThereFails() async {
    let window = HeadlessWindow(image(URL(fileURLWithPath: "/nothing/there.png")))
    let hasFailed: Bool = await eventually {
      window.flush()
      return window.shown == ["failure"]
    }
    #expect(hasFailed)
    #expect(HeadlessWindow(image(nil)).shown == ["empty"])
  }

  @Test func aPlaceholderStandsForTheImage() async throws {
    let url = URL(fileURLWithPath: "/nothing/there.png")
    let window = HeadlessWindow(
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Shown("placeholder")
      })
    #expect(window.shown == ["placeholder"])
  }

  @Test func itsPartsCanBeReflected() throws {
    let url = URL(fileURLWithPath: "/a.png")
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let view = AsyncImage(url: url, scale: 2, transaction: transaction) { $0.image }
    #expect(try property("url|some", of: view) as? URL == url)
    #expect(try property("scale", of: view) as? CGFloat == 2)
    #expect((try property("transaction", of: view) as? Transaction)?.disablesAnimations == true)
    #expect(try property("content", of: view) is (AsyncImagePhase) -> Image?)
    #expect(AsyncImagePhase.failure(CancellationError()).error is CancellationError)
    #expect(try property("scale", of: AsyncImage(url: url)) as? CGFloat == 1)
  }
}
