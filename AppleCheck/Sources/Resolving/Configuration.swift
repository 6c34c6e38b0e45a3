import SwiftIfConfig
import SwiftSyntax

/// What `#if` conditions mean on one of Apple's platforms.
struct Configuration: BuildConfiguration {
  let platform: ApplePlatform
  /// The conditions that are set. `STAND_INS` tells tests that they do not run on the real system.
  var conditions: Set<String> = ["DEBUG", "STAND_INS"]

  struct UnknownModule: Error, CustomStringConvertible {
    let name: String
    var description: String { "it is not known whether \(name) can be imported; see ApplePlatform" }
  }

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }

  func canImport(
    importPath: [(TokenSyntax, String)], version: CanImportVersion
  ) throws -> Bool {
    guard let name = importPath.first?.1 else { return false }
    if platform.modules.contains(name) { return true }
    let known = ApplePlatform.allCases.reduce(into: ApplePlatform.foreignModules) {
      $0.formUnion($1.modules)
    }
    guard known.contains(name) else { throw UnknownModule(name: name) }
    return false
  }

  func isActiveTargetOS(name: String) -> Bool { platform.operatingSystems.contains(name) }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { platform.environments.contains(name) }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
