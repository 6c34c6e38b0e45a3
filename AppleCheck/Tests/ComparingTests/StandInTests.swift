import Availability
import Comparing
import Foundation
import Interfaces
import Resolving
import Testing

/// The stand-ins as they are.
struct StandInTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Read once for all platforms.
  private static let tables = Result {
    () throws -> (interface: Table, forbidden: Table, differences: Table) in
    func table(_ name: String) throws -> Table {
      try Table(root.appending(path: "Interfaces/\(name).tsv"))
    }
    return (try table("uikit-appkit"), try table("unavailable"), try table("differences"))
  }

  @Test(arguments: [
    (ApplePlatform.iOS, AvailablePlatform.iOS), (.tvOS, .tvOS), (.visionOS, .visionOS),
    (.macOS, .macOS),
  ])
  func nothingIsKinderThanAppleS(platform: ApplePlatform, available: AvailablePlatform) throws {
    let tables = try Self.tables.get()
    var comparison = StandInComparison(
      tables.interface, forbidden: tables.forbidden, differences: tables.differences, on: available)
    let resolver = Resolver(for: platform)
    let toolkit = platform.hasUIKit ? "UIKit" : "AppKit"
    for module in [toolkit, "AVKit", "MapKit", "WebKit"] {
      let folder = Self.root.appending(path: "StandIns/\(module)")
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let files = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      for file in files {
        guard let source = try resolver.resolve(String(contentsOf: file, encoding: .utf8)) else {
          continue
        }
        comparison.read(source, file: "\(module)/\(file.lastPathComponent)")
      }
    }
    let faults = comparison.faults.sorted()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(arguments: [ApplePlatform.iOS, .tvOS, .macOS])
  func swiftUIHasNoMoreThanApples(platform: ApplePlatform) throws {
    var comparison = SwiftUIComparison(
      try Self.swiftUI.get(), differences: try Self.tables.get().differences)
    let resolver = Resolver(for: platform)
    let files = FileManager.default.enumerator(
      at: Self.root.appending(path: "StandIns/SwiftUI"), includingPropertiesForKeys: nil)
    for case let file as URL in files ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == "swift" {
      guard let source = try resolver.resolve(String(contentsOf: file, encoding: .utf8)) else {
        continue
      }
      comparison.read(source, file: file.lastPathComponent)
    }
    let faults = comparison.faults.sorted()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  private static let swiftUI = Result {
    try InterfaceTable(Table(root.appending(path: "Interfaces/swiftui.tsv")))
  }
}
