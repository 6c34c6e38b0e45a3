import Availability
import Foundation
import Interfaces
import Testing

/// The whole check, of a library of one file over a framework of one file.
struct AvailabilityCheckTests {
  private static let interface = """
    owner\tdeclaration\tgenerics\tavailability\tdeprecated\tsdk
    -\tstruct Later\t0\tiOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0\t\t
    -\tstruct Newest\t0\tiOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0\t\tios26.2
    -\tstruct Next\t0\tiOS 27.0, macOS 27.0, tvOS 27.0, watchOS 27.0, visionOS 27.0\t\tios27.0
    """
  private static let foundation = """
    name\tavailability
    AttributedString\tiOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0
    """

  private func faults(
    in source: String, example: String = "", on platform: AvailablePlatform = .iOS
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "availability-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Sources/UIKit/a.swift": "@available(iOS 14, *) public func well() {}",
      "Sources/SwiftUI/a.swift":
        "@_exported import UIKit\npublic struct Later { public init() {} }\npublic struct Newest {}\n"
        + "public struct Next {}",
      "Sources/ViewInspectorCore/a.swift": "import Foundation\nimport SwiftUI\n" + source,
      "Examples/a.swift": example,
    ]
    for (name, text) in files {
      let file = folder.appending(path: "package/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let result = try AvailabilityCheck(
      of: platform, sources: folder.appending(path: "package/Sources"),
      table: InterfaceTable(Table(text: Self.interface)),
      foundation: Table(text: Self.foundation),
      conformances: ForeignConformances(
        known: Table(text: "type\tprotocol\twhere\nLater\tEquatable\t"),
        isolated: Table(text: "type\tsdk\nLater\ttvOS 18.0")),
      sdks: Table(text: "sdk\tcompiler\n26\t6.2\n27\t6.4"),
      modules: [],
      output: folder.appending(path: "output")
    ).run()
    return (result.errors + result.faults).map { $0.components(separatedBy: "error: ").last ?? "" }
  }

  @Test func unguarded() throws {
    #expect(
      try faults(in: "func f() { well(); _ = Later() }") == [
        "'well()' needs iOS 14, and nothing asks for it",
        "'Later' needs iOS 15, and nothing asks for it",
      ])
  }

  @Test(arguments: [
    "@available(iOS 15, *) func f() { well(); _ = Later() }",
    "func f() { guard #available(iOS 15, *) else { return }; well(); _ = Later() }",
    "@available(iOS 15, *) extension Later { func g() { well() } }",
  ])
  func guarded(source: String) throws {
    #expect(try faults(in: source) == [])
  }

  @Test func guardsDoNotHelpWhereAPlatformHasNone() throws {
    #expect(
      try faults(in: "@available(tvOS 18, *) func f() -> Any { Later.self }", on: .tvOS) == [
        "'Later' is not in tvOS"
      ])
  }

  @Test func whatIsDeprecatedItselfIsLookedAtToo() throws {
    #expect(
      try faults(in: "@available(*, deprecated) func f() { well() }") == [
        "'well()' needs iOS 14, and nothing asks for it"
      ])
  }

  @Test func whatALibraryDeclaresItself() throws {
    let source = "@available(iOS 16, *) func g() {}\nfunc f() { g() }"
    #expect(try faults(in: source) == ["'g()' needs iOS 16, and nothing asks for it"])
  }

  @Test func storedProperties() throws {
    let source =
      "struct S { @available(iOS 15, *) var a: Later?\n@available(iOS 15, *) static var b: Later { Later() } }"
    #expect(try faults(in: source) == ["stored properties cannot be marked as available later"])
  }

  @Test func foundation() throws {
    #expect(
      try faults(in: "var t: AttributedString { .init() }") == [
        "'AttributedString' needs iOS 15, and nothing asks for it"
      ])
  }

  @Test func namesOfTheNewestSDK() throws {
    let source = "@available(iOS 26, *) func f() { _ = Newest.self }"
    #expect(
      try faults(in: source) == ["'Newest' is of SDK 26, and nothing asks for compiler(>=6.2)"])
    #expect(try faults(in: "#if compiler(>=6.2)\n\(source)\n#endif") == [])
    #expect(try faults(in: "#if compiler(>=6.1)\n\(source)\n#endif").count == 1)
    let next = "@available(iOS 27, *) func f() { _ = Next.self }"
    #expect(
      try faults(in: "#if compiler(>=6.2)\n\(next)\n#endif") == [
        "'Next' is of SDK 27, and nothing asks for compiler(>=6.4)"
      ])
  }

  @Test func conformancesThatAreForeign() throws {
    let source = "@available(iOS 15, *) extension Later: @retroactive Equatable {}"
    #expect(
      try faults(in: source).contains("'Later' conforms to 'Equatable' in Apple's SwiftUI already"))
  }

  /// An example is for the releases that it names.
  @Test(arguments: [
    (".iOS(.v15, .v16)", 0), (".iOS(.v14, .v15)", 1), (".iOS", 0), (".macOS(.v11)", 0),
  ])
  func examples(platforms: String, count: Int) throws {
    let example = "import SwiftUI\nfunc f() { _ = Later() } // on: \(platforms)\n"
    #expect(try faults(in: "", example: example).count == count)
  }
}
