import Interfaces
import Testing

struct ForbiddenTypesTests {
  private let table = """
    module\ttype\tmember (- is the type)\tunavailable on
    UIKit\tUISlider\t-\ttvos, watchos
    UIKit\tUIView\tdrawRect\ttvos, watchos
    UIKit\tUIScreen\t-\tvisionos
    UIKit\tNSButton\t-\tmacCatalyst
    MapKit\tMKZoomControl\t-\tios, tvos
    AVKit\tAVPlayerViewController\t-\tmacos
    """

  @Test(arguments: [
    ("tvOS", "UISlider"), ("visionOS", "UIScreen"), ("Mac Catalyst", "NSButton"),
  ])
  func oneTypeIsForbiddenOnEach(platform: String, name: String) throws {
    let forbidden = ForbiddenTypes(try Table(text: table), on: platform)
    let source = try #require(forbidden.source(of: "UIKit"))
    #expect(source.contains("\"in \(platform)\") public enum \(name) {}"))
    #expect(source.components(separatedBy: "@available").count == 2)
  }

  @Test func nothingIsForbiddenOnTheOthers() throws {
    #expect(ForbiddenTypes(try Table(text: table), on: "iOS").source(of: "UIKit") == nil)
    #expect(ForbiddenTypes(try Table(text: table), on: "macOS").source(of: "AVKit") == nil)
  }

  @Test func aRowWithoutAllFieldsIsNone() {
    #expect(throws: Table.Failure.self) { try Table(text: "a\tb\n1\n") }
  }
}
