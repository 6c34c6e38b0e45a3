import Foundation
import Interfaces
import Structures

// structure-check ROOT
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("Use Tools/apple-check structure.\n".utf8))
  exit(2)
}
let root = URL(filePath: CommandLine.arguments[1])

func sources(_ path: String) throws -> [String] {
  let all = FileManager.default.enumerator(
    at: root.appending(path: path), includingPropertiesForKeys: nil)
  return try (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    .map { try String(contentsOf: $0, encoding: .utf8) }
}

do {
  let interfaces = root.appending(path: "AppleCheck/Interfaces")
  let comparison = StructureComparison(
    try Table(interfaces.appending(path: "structures.tsv")),
    differences: try Table(interfaces.appending(path: "structure-differences.tsv")))
  var ours = StoredProperties()
  for source in try sources("Sources/SwiftUICore") { ours.read(source) }
  let rows = try sources("Sources/ViewInspectorCore/Inspection/StructureTable").flatMap(
    StructureRows.read)
  let known = rows.filter(comparison.isKnown)
  let faults = comparison.faults(of: ours.types) + known.compactMap(comparison.fault)
  for fault in faults { print(fault) }
  let types = comparison.count(of: ours.types)
  // There always were some: to find none is to have looked wrongly.
  if known.isEmpty || types == 0 || !faults.isEmpty {
    print(
      "\(types) types, \(known.count) rows of \(rows.count), \(faults.count) other than Apple's")
    exit(1)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
