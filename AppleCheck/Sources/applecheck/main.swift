import Foundation
import Resolving

// applecheck generate PLATFORM ROOT CORE OUTPUT
let arguments = CommandLine.arguments
guard arguments.count == 6, arguments[1] == "generate",
  let platform = ApplePlatform(rawValue: arguments[2])
else {
  FileHandle.standardError.write(Data("Use Tools/apple-check.\n".utf8))
  exit(2)
}

do {
  let generator = try Generator(
    platform: platform, root: URL(filePath: arguments[3]), core: URL(filePath: arguments[4]),
    output: URL(filePath: arguments[5]))
  try generator.run()
} catch {
  FileHandle.standardError.write(Data("\(platform.rawValue): \(error)\n".utf8))
  exit(1)
}
