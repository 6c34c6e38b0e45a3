import Availability
import Foundation

// availability-check PLATFORM SOURCES CORE OUTPUT
let arguments = CommandLine.arguments
guard arguments.count == 5, let platform = AvailablePlatform(rawValue: arguments[1]) else {
  FileHandle.standardError.write(Data("Use Tools/apple-check.\n".utf8))
  exit(2)
}

do {
  let result = try AvailabilityCheck(
    of: platform, sources: URL(filePath: arguments[2]), core: URL(filePath: arguments[3]),
    output: URL(filePath: arguments[4])
  ).run()
  for fault in result.faults { print(fault) }
  // There always were some: to find none is to have looked wrongly.
  guard result.uses > 0, result.faults.isEmpty else {
    print("\(result.uses) uses of later members, \(result.faults.count) not guarded")
    exit(1)
  }
} catch {
  FileHandle.standardError.write(Data("\(platform.rawValue): \(error)\n".utf8))
  exit(1)
}
