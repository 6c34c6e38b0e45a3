import Availability
import Foundation
import Interfaces

// availability-check core ROOT CORE OUTPUT
// availability-check PLATFORM ROOT SOURCES MARKED-CORE CORE OUTPUT
let arguments = CommandLine.arguments.dropFirst()
let places = arguments.dropFirst().map { URL(filePath: $0) }

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}

do {
  guard let root = places.first else { fail("Use Tools/apple-check.") }
  let interfaces = root.appending(path: "AppleCheck/Interfaces")
  let table = try InterfaceTable(Table(interfaces.appending(path: "swiftui.tsv")))
  if arguments.first == "core", places.count == 3 {
    try MarkedCore(
      sources: root.appending(path: "Sources/SwiftUICore"), table: table,
      package: root.lastPathComponent, modules: places[1], output: places[2]
    ).run()
  } else if let platform = arguments.first.flatMap(AvailablePlatform.init), places.count == 5 {
    let result = try AvailabilityCheck(
      of: platform, sources: places[1], table: table,
      foundation: Table(interfaces.appending(path: "foundation.tsv")),
      conformances: ForeignConformances(
        known: Table(interfaces.appending(path: "conformances.tsv")),
        isolated: Table(interfaces.appending(path: "isolated.tsv"))),
      sdks: Table(interfaces.appending(path: "sdks.tsv")),
      modules: [places[2], places[3]], output: places[4]
    ).run()
    let faults = (result.errors + result.faults).joined(separator: "\n")
    let sum = "\(result.uses) uses of later declarations, \(result.faults.count) not guarded"
    // There always were some, where releases go back: to find none is to have looked wrongly.
    let isLookedAt =
      switch platform {
      case .watchOS: true
      case .visionOS: result.examples > 40
      case .iOS, .tvOS, .macOS: result.uses > 0 && result.examples > 40
      }
    if !isLookedAt || !result.faults.isEmpty || !result.errors.isEmpty {
      fail("\(faults)\n\(platform): \(sum), \(result.errors.count) errors")
    }
  } else {
    fail("Use Tools/apple-check.")
  }
} catch {
  fail("\(error)")
}
